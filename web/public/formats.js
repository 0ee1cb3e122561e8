// As the page makes them (`count.ts`, `rupees.ts` and `dates.ts` of the contract); see `ready-formats.ts`.
new Intl.NumberFormat('en-IN').format(0)
new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'short', timeStyle: 'short' }).format(0)
close()
