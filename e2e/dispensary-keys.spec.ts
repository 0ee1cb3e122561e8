import { dispensary } from '@nivas/contract/dispensary/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { catchPrinting, printedText } from './journey.ts'
import { office, ownName } from './office.ts'
import { open, signIn } from './staff.ts'

/** The field itself; the list of suggestions has the same name. */
const field = (page: Page, label: string) =>
  page.locator('input').and(page.getByLabel(new RegExp(`^${label}`)))

test('a key that is held down saves one visit and prints one slip', async ({ page }) => {
  const about = { name: ownName('Hari'), fatherName: 'Mohan', address: 'Agra', age: 61 }
  const phone = String(6_000_000_000 + (Date.now() % 1_000_000_000))
  const { id, name } = await office(dispensary.addPatient, { ...about, phone })
  await catchPrinting(page)
  await signIn(page)
  await open(page, `/dispensary/entryform?patient=${id}`)
  const sent: string[] = []
  page.on('request', (request) => /\/(saveEntry|prints)$/.test(request.url()) && sent.push(request.url()))
  await field(page, 'Symptoms').fill('Fever')
  await field(page, 'Diagnoses').fill('Viral fever')
  await field(page, 'Medicine 1').fill('Paracetamol 500 mg')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1-0-1')
  await page.keyboard.press('Tab')
  await page.keyboard.type('3')
  for (const key of ['F2', 'F9']) {
    for (let times = 1; times <= 4; times += 1) await page.keyboard.down(key)
    await expect(page.getByText(`The visit of ${name} is recorded.`)).toBeVisible()
    for (let times = 1; times <= 4; times += 1) await page.keyboard.down(key)
    await page.keyboard.up(key)
  }
  await expect.poll(() => printedText(page)).toContain(name)
  await expect(page.getByRole('button', { name: 'Next patient' })).toBeFocused()
  expect(sent).toHaveLength(2)
})
