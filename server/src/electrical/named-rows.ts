import type { PlainKey } from '@nivas/contract/texts.ts'
import { Refusal, wrongField } from '../http/refusal.ts'

/** Returns the refusal for a taken name of a line, a group or a Bhaint type. */
const nameTaken = (field: string, constraint: string, text: PlainKey) => ({
  [constraint]: () => wrongField(field, text),
})

export const lineNameTaken = nameTaken(
  'lineName',
  'electric_lines_name',
  'There is an electric line of this name already',
)
export const groupNameTaken = nameTaken(
  'name',
  'satsangi_groups_name',
  'There is a satsangi group of this name already',
)
export const chargeNameTaken = nameTaken(
  'chargeName',
  'charge_types_name',
  'There is a Bhaint type of this name already',
)

/** Returns the row; throws a 404 with this text if there is none. */
export function found<Row>(row: Row | undefined, text: PlainKey): Row {
  if (row === undefined) throw new Refusal(404, text)
  return row
}
