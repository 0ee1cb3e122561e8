import type { ReportColumn } from '../ui/report/columns.ts'

type House = { name: string; houseno: string }

/** The columns of a house in a report of dues: its number links to the list of houses, with its account. */
export const houseColumns = <Row extends House>(): readonly ReportColumn<Row>[] => [
  {
    key: 'houseno',
    title: 'House No',
    pinned: true,
    value: ({ houseno }) => houseno,
    opens: ({ houseno }) => ({ to: '/electrical/profiles', search: { houseno } }),
  },
  { key: 'name', title: 'Satsangi Name', sortable: true, filter: 'text', value: ({ name }) => name },
]
