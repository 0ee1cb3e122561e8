import { dueAges } from '@nivas/contract/electrical/age.ts'
import { anyText, dayOr, idOrNone, oneOf } from '../ui/address.ts'
import { useAddress } from '../ui/use-address.ts'

const readers = {
  /** The filter of the list. */
  houseno: anyText,
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
    /** Closes it over the list of this house, or over the list as it is. */
    close: (houseno?: string) => ask({ ...none, ...(houseno !== undefined && { houseno }) }),
  }
}
