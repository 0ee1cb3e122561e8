import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { isReady, openAllDay, visitElsewhere } from './samadh.ts'
import { open, signIn, startAnew } from './staff.ts'

const qr = readFileSync(
  new URL('../server/src/identity/testing/secure-qr-v2-test.txt', import.meta.url),
  'utf8',
).trim()
/** The end of the card's number, which is all that the card has. */
const end = '2697'

test.beforeAll(openAllDay)

async function scan(page: Page, text: string) {
  await isReady(page)
  await page.keyboard.insertText(text)
  await page.keyboard.press('Enter')
}

test('a card that has only the end of its number finds its visitor by name and year, and not a passport with the same end', async ({
  page,
}) => {
  await signIn(page)
  await test.step('a card with the end of its number clears and marks out the visitor chosen by name, not a passport with the same end', async () => {
    const passport = await visitElsewhere({ idNumber: `Z111${end}`, idProof: 3, visitorname: 'Hanna Berg' })
    const { uid } = await visitElsewhere({ idNumber: `XXXX XXXX ${end}`, visitorname: 'Sumit Kumar Gupta' })
    await open(page, '/samadh/security-check')
    await page.getByRole('switch', { name: 'Tray Required' }).click()
    await scan(page, qr)
    const asked = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
    await expect(asked).toContainText('This card shows only the last digits of its number.')
    await expect(page.getByTestId('cleared')).toHaveCount(0)
    await expect(asked.getByRole('button')).toHaveText([
      'Dismiss',
      `Sumit Kumar Gupta · 2 people · Ticket ${uid}`,
    ])
    await asked.getByRole('button', { name: 'Sumit Kumar Gupta' }).click()
    await expect(page.getByTestId('cleared')).toContainText('Sumit Kumar Gupta')
    await expect(page.getByTestId('tray')).toHaveText(/^Tray \d+$/)

    await open(page, '/samadh/exit-point')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exit point')
    await scan(page, qr)
    await asked.getByRole('button', { name: 'Sumit Kumar Gupta' }).click()
    await expect(page.getByTestId('left')).toContainText('Sumit Kumar Gupta · 2 people')
    await expect(asked).toHaveCount(0)
    await scan(page, qr)
    await expect(asked).toContainText('No visitor inside has this number.')
    await scan(page, passport.uid)
    await expect(page.getByTestId('left')).toContainText('Hanna Berg')
  })
  await test.step('the holder of such a card is found by name and year of birth', async () => {
    await startAnew(page)
    await open(page, '/samadh/aadharcard-scanner')
    await page.getByLabel(/^Please Scan AadharCard/).fill(qr)
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: /^Mobile Number/ }).fill('9876501234')
    await page.keyboard.press('F2')
    await expect(page.getByTestId('entered')).toContainText('Sumit Kumar')
    // A second scan of the card shows its open visit, and fills the form in from it.
    await page.getByLabel(/^Please Scan AadharCard/).fill(qr)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/has not left \(ticket S\d+/)).toBeVisible()
    await expect(page.getByRole('combobox', { name: /^Mobile Number/ })).toHaveValue('9876501234')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await open(page, '/samadh/exit-point')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exit point')
    await scan(page, qr)
    await expect(page.getByTestId('left')).toContainText('Sumit Kumar')
  })
})
