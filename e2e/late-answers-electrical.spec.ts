import { electrical } from '@nivas/contract/electrical/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { closeDialog } from './dialogs.ts'
import { makeLine, monthBefore, readHouse, typeDues } from './electricity.ts'
import { holdFirst, refused } from './hold-call.ts'
import { office } from './office.ts'
import { open, signIn, startAnew } from './staff.ts'
import { isStored, storedDrafts } from './stored-drafts.ts'

test.describe.configure({ mode: 'parallel', timeout: 120_000 })

type House = { id: number; houseno: string }

/** Opens the readings of a new line, and delays the saving of its first house. */
async function readLine(page: Page) {
  const { name, houses, line } = await makeLine(3)
  const field = (at: number) =>
    page.getByLabel(`Current Reading of house ${houses[at]?.houseno}`, { exact: true })
  await signIn(page)
  await open(page, '/electrical/bulk-readings')
  await page.getByPlaceholder('Please select Line to filter').click()
  await page.getByRole('option', { name }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  const held = await holdFirst(page, electrical.saveReadings)
  await field(0).fill('110')
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await held.isHeld()
  return { houses, line, field, held }
}

/** Returns the houses of a line that are not read this month. */
async function unread(line: number) {
  const month = await monthBefore(0)
  const parts = { readingMonth: Number(month.slice(5, 7)), readingYear: Number(month.slice(0, 4)) }
  return (await office(electrical.readings, { ...parts, line })).map(({ houseno }) => houseno)
}

test('readings that are typed or corrected while they are being saved stay, also on a phone', async ({
  page,
}) => {
  test.slow()
  await test.step('readings that are typed while a page is being saved stay, and are saved next', async () => {
    const { line, field, held } = await readLine(page)
    await field(1).fill('121')
    await field(2).fill('132')
    await isStored(page, '132')
    held.release()
    await expect(page.getByText('Records saved successfully.')).toBeVisible()
    await expect(field(0)).toHaveCount(0)
    await expect(field(1)).toHaveValue('121')
    await expect(field(2)).toHaveValue('132')
    await expect(field(2)).toBeFocused()
    expect(await storedDrafts(page)).toContain('132')
    await page.getByRole('button', { name: 'Save and Next' }).click()
    await expect(page.getByText('All pages are saved.')).toBeVisible()
    expect(await unread(line)).toEqual([])
  })
  await test.step('a reading that is corrected while it is being saved stays, and its house says that it was read', async () => {
    await startAnew(page)
    const { houses, field, held } = await readLine(page)
    await field(0).fill('119')
    await isStored(page, '119')
    held.release()
    await expect(page.getByText('Records saved successfully.')).toBeVisible()
    await expect(field(0)).toHaveValue('119')
    expect(await storedDrafts(page)).toContain('119')
    await page.getByRole('button', { name: 'Save and Next' }).click()
    await expect(page.getByText(`House ${houses[0]?.houseno} was read meanwhile.`)).toBeVisible()
  })
  await test.step('on a phone the readings that are typed while a house is being saved stay, and so does their house', async () => {
    await startAnew(page)
    await page.setViewportSize({ width: 390, height: 800 })
    const { houses, line, field, held } = await readLine(page)
    const later = page.getByRole('button', { name: 'Leave this house for later' })
    await later.click()
    await field(1).fill('121')
    await later.click()
    await field(2).fill('132')
    await isStored(page, '121')
    await isStored(page, '132')
    held.release()
    await expect(page.getByText('1 of 3 houses read')).toBeVisible()
    await expect(field(2)).toHaveValue('132')
    await expect(field(2)).toBeFocused()
    expect(await storedDrafts(page)).toContain('121')
    expect(await unread(line)).toEqual([houses[1]?.houseno, houses[2]?.houseno])
    await page.getByRole('button', { name: 'Save and Next' }).click()
    await expect(field(1)).toHaveValue('121')
  })
})

/** Reads two houses this month, and opens the screen that corrects one reading. */
async function correctReadings(page: Page) {
  const { line, houses } = await makeLine(2)
  const [a, b] = houses as [House, House]
  await readHouse(line, await monthBefore(0), a.id, 140)
  await readHouse(line, await monthBefore(0), b.id, 222)
  await signIn(page)
  await open(page, '/electrical/single-reading')
  const choose = async ({ houseno }: House) => {
    await page.getByRole('combobox', { name: 'House No' }).fill(houseno)
    await page.getByRole('option', { name: new RegExp(`^${houseno} -`) }).click()
  }
  const saved = page.getByLabel('Saved Reading')
  const submit = () => page.getByRole('button', { name: 'Submit' }).click()
  return { a, b, choose, saved, submit }
}

/** Expects that neither Escape nor a button closes the dialog while its payment waits for an answer. */
async function staysOpen(page: Page) {
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(1)
}

test('the screen that corrects a reading shows and names the house that was requested last', async ({
  page,
}) => {
  const { a, b, choose, saved, submit } = await correctReadings(page)
  await test.step('a late answer about one house does not replace the house that was requested next', async () => {
    await choose(a)
    const held = await holdFirst(page, electrical.monthOfHouse)
    await submit()
    await held.isHeld()
    await choose(b)
    await submit()
    await expect(saved).toHaveValue('222')
    const late = page.waitForResponse((answer) => answer.url().endsWith(electrical.monthOfHouse.path))
    held.release()
    await (await late).finished()
    // Once a later call is answered, the screen has received the late answer.
    await page.evaluate(() => fetch('/api/venue'))
    await expect(saved).toHaveValue('222')
    await expect(page.getByRole('heading', { name: `${b.houseno} · Asha Rao` })).toBeVisible()
  })
  await test.step('the form of a reading names its house, and another house or month removes it', async () => {
    await choose(a)
    await submit()
    await expect(saved).toHaveValue('140')
    await choose(b)
    await expect(saved).toHaveCount(0)
    await submit()
    await expect(saved).toHaveValue('222')
    await expect(page.getByRole('heading', { name: `${b.houseno} · Asha Rao` })).toBeVisible()
    await page.getByRole('combobox', { name: 'Month' }).click()
    await page.getByRole('option').nth(1).click()
    await expect(saved).toHaveCount(0)
  })
})

test('the dialogs of payments stay until their answer', async ({ page }) => {
  const { line, houses } = await makeLine(2)
  const [house, other] = houses as [House, House]
  await readHouse(line, await monthBefore(0), other.id, 140)
  await signIn(page)
  await test.step('the dialog of an advance stays until its answer, so that it is taken once', async () => {
    await open(page, `/electrical/profiles?houseno=${encodeURIComponent(house.houseno)}`)
    await page.getByRole('button', { name: /^More actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Collect an advance' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Amount received').fill('500')
    await dialog.getByRole('combobox', { name: 'Payment method' }).click()
    await page.getByRole('option', { name: 'Cash' }).click()
    const held = await holdFirst(page, electrical.addAdvance)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await held.isHeld()
    await staysOpen(page)
    held.release()
    await expect(dialog.getByText(/^Receipt number EL\//)).toBeVisible()
    expect(await office(electrical.payments, { id: house.id })).toHaveLength(1)
    await closeDialog(page)
  })
  await test.step('the dialog of dues stays until its answer, and shows a refusal', async () => {
    // The row of the first house may still be there.
    await open(page, `/electrical/profiles?houseno=${encodeURIComponent(other.houseno)}`)
    await expect(page.getByRole('row', { name: new RegExp(house.houseno) })).toHaveCount(0)
    const dialog = await typeDues(page, other.houseno, '100')
    const held = await holdFirst(page, electrical.applyPayment, refused)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await held.isHeld()
    await staysOpen(page)
    held.release()
    await expect(dialog.getByText(refused.text.key)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Close without saving' }).click()
    await expect(dialog).toHaveCount(0)
  })
})

test('the notice of a list about a lost connection disappears when the connection is back', async ({
  page,
}) => {
  const { name, houses } = await makeLine(2)
  const field = (at: number) =>
    page.getByLabel(`Current Reading of house ${houses[at]?.houseno}`, { exact: true })
  await signIn(page)
  await open(page, '/electrical/bulk-readings')
  await page.getByPlaceholder('Please select Line to filter').click()
  await page.getByRole('option', { name }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(field(0)).toBeFocused()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Submit' }).click()
  const notice = page.getByText(/the last list that this computer received/)
  await expect(notice).toBeVisible()
  await field(0).fill('13')
  await page.context().setOffline(false)
  await expect(notice).toHaveCount(0)
  // Typing can continue.
  await expect(field(0)).toBeFocused()
  await page.keyboard.type('0')
  await expect(field(0)).toHaveValue('130')
  await page.context().setOffline(true)
  await expect(notice).toBeVisible({ timeout: 30_000 })
})
