import { systems } from '@nivas/contract/pos/systems.ts'
import { byName, type NamedRecord, type RecordLists } from '../app/record-list.ts'

/** Returns the link to a list of the shop to which a record belongs. */
const ofShop = (list: string) => (record: NamedRecord) =>
  Object.entries(systems)
    .filter(([id]) => Number(id) === record.within?.[0])
    .flatMap(([, { counter }]) => byName(`/${counter}/${list}`)(record))

export const posRecords: RecordLists = {
  category: ofShop('categories'),
  device: byName('/bhandarghar/devices', 'mac'),
  product: ofShop('products'),
  ticket: ({ counter, receipt }) =>
    counter && receipt ? [{ to: `/${counter}/receipts`, search: { number: receipt } }] : [],
}
