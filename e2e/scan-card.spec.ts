import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { browserPath } from './browser.ts'
import { cameraSeeing } from './fake-camera.ts'
import { open, signIn, startAnew } from './staff.ts'

const card = readFileSync(
  new URL('../server/src/identity/testing/secure-qr-v2-test.txt', import.meta.url),
  'utf8',
).trim()

const xml = `<?xml version="1.0" encoding="UTF-8"?>
<PrintLetterBarcodeData uid="999941057058" name="Asha Rao" gender="FEMALE"
	yob="1950" vtc="Bhopal" state="Madhya Pradesh" pc="462001"/>
`

test.use({
  launchOptions: {
    executablePath: await browserPath(),
    args: cameraSeeing(card, join(tmpdir(), 'nivas-e2e-card.y4m')),
  },
})

/** Returns the scan field, under any label. */
const scanField = (page: Page) => page.getByPlaceholder('Scan or type the number')

/** Opens the form of the gate, ready for a scan. */
async function openForm(page: Page) {
  await open(page, '/gate-visitor-entry')
  await scanField(page).focus()
}

test('a card is read once and verified; an altered or garbled one is reported; without a connection it is not verified', async ({
  page,
  context,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a scanner types a card of several lines: it is read once, and its number is gone from the screen', async () => {
    await openForm(page)
    await page.keyboard.type(xml)
    await expect(page.getByText('Asha Rao · XXXX XXXX 7058')).toBeVisible()
    await expect(page.getByText('Not verified')).toBeVisible()
    await expect(page.getByText('This code has no signature.')).toBeVisible()
    await expect(scanField(page)).toHaveValue('')
    await expect(page.getByRole('combobox', { name: 'Visiting House' })).toBeFocused()
    expect((await page.content()).replace(/\s/g, '')).not.toContain('99994105')
  })
  await test.step('a Secure QR is verified by the server, and its photo is shown', async () => {
    await startAnew(page)
    await openForm(page)
    await page.keyboard.insertText(card)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
    await expect(page.getByText('Certificate of example.org, expired on 1 Mar 2025.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Photo of the card' })).toBeVisible()
  })
  await test.step('a code with one changed digit is reported as altered', async () => {
    await startAnew(page)
    await openForm(page)
    await page.keyboard.insertText(
      `${card.slice(0, 1000)}${(Number(card[1000]) + 1) % 10}${card.slice(1001)}`,
    )
    await page.keyboard.press('Enter')
    await expect(page.getByText('Altered', { exact: true })).toBeVisible()
  })
  await test.step('a garbled scan shows one sentence, and keeps the input of the other fields', async () => {
    await startAnew(page)
    await openForm(page)
    await page.getByRole('textbox', { name: 'Name' }).fill('Asha')
    await scanField(page).focus()
    await page.keyboard.type('{}#~{}#~\n')
    await expect(
      page.getByText('This card could not be read. Scan it again, or type the details.'),
    ).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha')
    await expect(scanField(page)).toBeFocused()
  })
  await test.step('without a connection a card is read, but not verified', async () => {
    await startAnew(page)
    await openForm(page)
    await context.setOffline(true)
    await page.keyboard.insertText(card)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Sumit Kumar · XXXX XXXX 2697')).toBeVisible()
    await expect(page.getByText('Not verified')).toBeVisible()
    await expect(page.getByText('No connection.', { exact: true })).toBeVisible()
  })
})

test('the camera reads the densest code by keyboard, and stays off when it starts after a card was scanned', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await openForm(page)
  const held = Promise.withResolvers<void>()
  const files = /\/assets\/camera[^/]*\.js/
  await page.route(files, async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest(files)
  await page.keyboard.press('F8')
  const file = await asked
  await page.keyboard.type(xml)
  await expect(page.getByText('Asha Rao · XXXX XXXX 7058')).toBeVisible()
  held.resolve()
  await (await file.response())?.finished()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('F8')
  await expect(page.getByRole('dialog', { name: 'Camera' })).toBeVisible()
  // This takes long, because the other journeys use the same processor.
  await expect(page.getByText('Sumit Kumar · XXXX XXXX 2697')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  // The focus is in the scan field, or in the field that the card leaves empty.
  await expect(page.locator('main input:focus')).toHaveCount(1)
})
