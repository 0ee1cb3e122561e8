import { samadh } from '@nivas/contract/samadh/calls.ts'
import { expect, type Page } from '@playwright/test'
import { newAadhaar } from './gate.ts'
import { office } from './office.ts'

/** The text of a card's code, as a scanner types it. */
export const cardOf = (name: string, uid = newAadhaar()) =>
  `<PrintLetterBarcodeData uid="${uid}" name="${name}" gender="F" yob="1980" co="D/O: Ram Rao" loc="Dayalbagh" vtc="Agra" dist="Agra" state="Uttar Pradesh" pc="282005"/>`

/** Visits begin at any time: journeys run by day and by night. */
export const openAllDay = () => office(samadh.updateHours, { fromTime: '00:00', toTime: '23:59' })

/** Scans a card at the entry. */
export async function scan(page: Page, text: string) {
  await page.getByLabel(/^Please Scan AadharCard/).fill(text)
  await page.keyboard.press('Enter')
}

/** Makes a visit at another counter. */
export const visitElsewhere = (more: object = {}) =>
  office(samadh.visit, {
    idNumber: newAadhaar(),
    visitorname: 'Elsewhere',
    mobileNumber: '9876543210',
    country: 'IND',
    gents: 1,
    ladies: 1,
    children: 0,
    ...more,
  } as never)

/** The field of a scan point is ready for the next ticket. */
export const isReady = (page: Page) => expect(page.getByLabel('Please Scan Ticket')).toBeFocused()
