import type { PlainKey } from '@nivas/contract/texts.ts'
import { Refusal, wrongField } from '../http/refusal.ts'

/** Returns the refusal for a taken name of a line, a group or a Bhaint type. */
const nameTaken = (field: string, constraint: string, text: PlainKey) => ({
  [constraint]: () => wrongField(field, text),
})

export const lineNameTaken = nameTaken(
  'lineName',
  'electric_lines_name',
  'An electric line with this name already exists',
)
export const groupNameTaken = nameTaken(
  'name',
  'satsangi_groups_name',
  'A satsangi group with this name already exists',
)
export const chargeNameTaken = nameTaken(
  'chargeName',
  'charge_types_name',
  'A Bhaint type with this name already exists',
)

/** Returns the row; throws a 404 with this text if there is none. */
export function found<Row>(row: Row | undefined, text: PlainKey): Row {
  if (row === undefined) throw new Refusal(404, text)
  return row
}
