import { inDays } from '../../testing/factories.ts'

let made = 0

/** Returns the form of a new person with one dose and a new mobile number. The spaces around texts are not stored. */
export function personForm(more: object = {}) {
  made += 1
  return {
    firstName: ' Asha ',
    lastName: 'Rao',
    mobile: String(9_000_000_000 + made),
    address: ' Garden Road, Agra ',
    doses: [{ dose: 1, vtype: 1, date: inDays(-30) }],
    ...more,
  }
}
