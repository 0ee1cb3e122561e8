import type { Link, ReportColumn } from '../ui/report/columns.ts'

type House = { id: number; name: string; houseno: string }

/** The account of a house: its bills and payments, over the list of houses. */
export const accountOf = ({ id, houseno }: Pick<House, 'id' | 'houseno'>): Link => ({
  to: '/electrical/profiles',
  search: { houseno, account: String(id) },
})

/** The columns of a house in a report of dues: its number opens its account. */
export const houseColumns = <Row extends House>(): readonly ReportColumn<Row>[] => [
  {
    key: 'houseno',
    title: 'House No',
    pinned: true,
    value: ({ houseno }) => houseno,
    opens: accountOf,
  },
  { key: 'name', title: 'Satsangi Name', sortable: true, filter: 'text', value: ({ name }) => name },
]
