import { dueAges } from '@nivas/contract/electrical/age.ts'
import { dayOr, idOrNone, oneOf } from '../ui/address.ts'
import { useAddress } from '../ui/use-address.ts'

const readers = {
  account: idOrNone,
  payment: idOrNone,
  dues: oneOf(['', ...Object.keys(dueAges)]),
  show: oneOf(['', 'consumption']),
  from: dayOr(''),
  to: dayOr(''),
}
const none = { account: '', payment: '', dues: '', show: '', from: '', to: '' }

/** What is shown of a house: in the address, so that a report links to it and Back from what it opens finds it again. */
export function useLinkedHouse() {
  const [linked, ask] = useAddress(readers)
  return {
    linked,
    show: (house: number, show: '' | 'consumption' = '') => ask({ ...none, account: String(house), show }),
    close: () => ask(none),
  }
}
