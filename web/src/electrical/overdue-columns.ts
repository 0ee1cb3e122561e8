import type { DueAge } from '@nivas/contract/electrical/age.ts'
import type { Link, ReportColumn } from '../ui/report/columns.ts'

type House = { id: number; name: string; houseno: string }

/** Returns the link to the account of a house in a range of days, over the list of houses. */
export const accountOf = (
  { id, houseno }: Pick<House, 'id' | 'houseno'>,
  days?: { from: string; to: string },
): Link => ({ to: '/electrical/profiles', search: { houseno, account: String(id), ...days } })

/** Returns the link to the unsettled bill lines of an age, which a figure of dues sums up. */
export const duesOf =
  (dues: DueAge) =>
  (house: Pick<House, 'id' | 'houseno'>): Link => {
    const { to, search } = accountOf(house)
    return { to, search: { ...search, dues } }
  }

/** Returns the link to a payment of a house: its receipt, and the bill lines that it paid. */
export const paymentOf = (payment: number, house: Pick<House, 'id' | 'houseno'>): Link => {
  const { to, search } = accountOf(house)
  return { to, search: { ...search, payment: String(payment) } }
}

/** Returns the link to the units of a house by month. */
export const consumptionOf = (house: Pick<House, 'id' | 'houseno'>): Link => {
  const { to, search } = accountOf(house)
  return { to, search: { ...search, show: 'consumption' } }
}

/** Returns the columns of a house in a report of dues; its number links to its account. */
export const houseColumns = <Row extends House>(): readonly ReportColumn<Row>[] => [
  {
    key: 'houseno',
    title: 'House No',
    pinned: true,
    value: ({ houseno }) => houseno,
    opens: (house) => accountOf(house),
  },
  { key: 'name', title: 'Satsangi Name', sortable: true, filter: 'text', value: ({ name }) => name },
]

/** Returns the column for the total dues of a house, which on a phone stays visible beside the house. */
export const totalColumn = <Row extends House & { total: number }>(): ReportColumn<Row> => ({
  key: 'total',
  title: 'Total',
  kind: 'money',
  total: true,
  sortable: true,
  stays: true,
  value: ({ total }) => total,
  opens: duesOf('all'),
})
