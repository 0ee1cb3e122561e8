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

/** The dialog of a house that is open. It is in the address, so that reports can link to it and Back returns to it. */
export function useLinkedHouse() {
  const [linked, ask] = useAddress(readers)
  return {
    linked,
    show: (house: number, show: '' | 'consumption' = '') => ask({ ...none, account: String(house), show }),
    /** Closes the dialog; with `houseno` the list below is filtered by that house. */
    close: (houseno?: string) => ask({ ...none, ...(houseno !== undefined && { houseno }) }),
  }
}
