import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { open } from './staff.ts'

// These tests change no data that another journey uses, so they run in parallel.
test.describe.configure({ mode: 'parallel', timeout: 180_000 })

for (const [language, noCard, goOn, submit, add] of [
  ['en', 'I have no ID card', 'Continue', 'Send application', 'Add member'],
  ['hi', 'मेरे पास पहचान पत्र नहीं है', 'आगे बढ़ें', 'आवेदन भेजें', 'सदस्य जोड़ें'],
] as const)
  test(`the public application is accessible, also with an error in every field: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript((read) => localStorage.setItem('nivas.language', read), language)
    await open(page, '/accomodation')
    await page.getByRole('button', { name: goOn }).click()
    await expectAccessible(page, 'identity, everything wrong')
    await page.getByLabel(noCard).check()
    await page.getByRole('button', { name: goOn }).click()
    await page.getByRole('button', { name: add }).click()
    await expectAccessible(page, 'application form')
    await page.getByRole('button', { name: submit }).click()
    await expectAccessible(page, 'application form, everything wrong')
    await page.reload()
    await expectAccessible(page, 'begun before')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(wide).toBe(false)
  })
