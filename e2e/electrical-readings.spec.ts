import { electrical } from '@nivas/contract/electrical/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { makeLine, monthBefore, readHouse } from './electricity.ts'
import { holdFirst } from './hold-call.ts'
import { isReadyOffline, lostServer } from './lost-server.ts'
import { shortenPatience } from './patience.ts'
import { goOnIntercepting } from './routes.ts'
import { open, signIn } from './staff.ts'
import { isStored } from './stored-drafts.ts'

async function choose(page: Page, line: string) {
  await open(page, '/electrical/bulk-readings')
  await page.getByPlaceholder('Please select Line to filter').click()
  await page.getByRole('option', { name: line }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
}

test('a reader enters a line by keyboard, fifty houses a page, and no page is saved twice', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { name, houses } = await makeLine(52)
  const field = (at: number) =>
    page.getByLabel(`Current Reading of house ${houses[at]?.houseno}`, { exact: true })
  await signIn(page)
  await choose(page, name)
  await expect(page.getByRole('heading', { name: /^Readings for/ })).toBeVisible()
  await expect(field(0)).toBeFocused()

  await test.step('errors are shown beside the house, and the page is not saved', async () => {
    await page.keyboard.type('110')
    await page.keyboard.press('Enter')
    await expect(field(1)).toBeFocused()
    await page.keyboard.type('11')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Save and Next' }).click()
    await expect(page.getByText(/must be greater or equal to Previous reading/)).toBeVisible()
    await expect(field(1)).toBeFocused()
    await expect(page.getByText(/^1 of 50 read/)).toBeVisible()
  })

  await test.step('New Meter is switched on, and off again under the same conditions', async () => {
    const meter = page.getByRole('switch', { name: `New Meter of house ${houses[1]?.houseno}`, exact: true })
    const column = page.getByRole('columnheader', { name: 'Previous Reading' })
    const before = await column.boundingBox()
    await meter.check()
    await expect(page.getByText(/must be greater or equal/)).toHaveCount(0)
    // The fields of the first replaced meter do not widen a column.
    await expect(page.getByLabel('Old meter ended at')).toBeVisible()
    expect((await column.boundingBox())?.x).toBe(before?.x)
    await meter.press('Space')
    await expect(meter).toBeChecked()
    await expect(page.getByText(/must be greater or equal/)).toBeVisible()
  })

  await test.step('the error that appears at a click on New Meter does not move the button away from the click', async () => {
    const meter = page.getByRole('switch', { name: `New Meter of house ${houses[2]?.houseno}`, exact: true })
    const track = page.getByRole('cell').filter({ has: meter }).locator('.mantine-Switch-track')
    const press = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await track.boundingBox()) ?? {}
      await page.mouse.click(x + width / 2, y + height / 2)
    }
    await field(2).fill('11')
    await press()
    await expect(meter).toBeChecked()
    await field(2).fill('')
    await press()
    await expect(meter).not.toBeChecked()
  })

  await test.step('a minus and a third decimal stay, with an error', async () => {
    await field(2).focus()
    await page.keyboard.type('-5')
    await page.keyboard.press('Tab')
    await expect(field(2)).toHaveValue('-5')
    await expect(
      page.getByText('This field can only contain numbers and it must be greater than 0.'),
    ).toBeVisible()
    await field(2).fill('')
    await page.keyboard.type('120.505')
    await page.keyboard.press('Tab')
    await expect(field(2)).toHaveValue('120.505')
    await expect(page.getByText('Please enter a reading with at most 2 decimals')).toBeVisible()
    await field(2).fill('')
  })

  await test.step('Enter moves down the column and saves at its end', async () => {
    await field(2).focus()
    for (let at = 2; at < 50; at += 1) {
      await expect(field(at)).toBeFocused()
      await page.keyboard.type('120')
      await page.keyboard.press('Enter')
    }
    await expect(page.getByText('Records saved successfully.')).toBeVisible()
    await expect(field(50)).toBeFocused()
  })

  await page.getByRole('button', { name: 'Page 1', exact: true }).click()
  await expect(page.getByText('This page has already been saved.')).toBeVisible()
  await page.keyboard.press('Escape')
  await test.step('a hasty Enter does not save an odd reading', async () => {
    await field(50).fill('130')
    await field(51).fill('1400')
    await page.getByRole('button', { name: 'Save and Next' }).click()
    const question = page.getByRole('dialog', { name: 'Are these readings right?' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toHaveCount(0)
    await expect(field(51)).toBeFocused()
  })
  await field(51).fill('140')
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await expect(page.getByText(/All pages are saved/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('All readings are up to date for selected month and line.')).toBeVisible()
})

test('Enter held down or pressed twice on the last house sends the page once', async ({ page }) => {
  const { name, houses } = await makeLine(2)
  const field = (at: number) =>
    page.getByLabel(`Current Reading of house ${houses[at]?.houseno}`, { exact: true })
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith(electrical.saveReadings.path)) sent += 1
  })
  await signIn(page)
  await choose(page, name)
  await expect(field(0)).toBeFocused()
  await field(1).fill('120')
  await field(0).fill('110')

  await test.step('held down, Enter stops at the last house', async () => {
    await page.keyboard.down('Enter')
    for (let repeated = 0; repeated < 3; repeated += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(field(1)).toBeFocused()
  })
  expect(sent).toBe(0)
  const held = await holdFirst(page, electrical.saveReadings)
  await page.keyboard.press('Enter')
  await held.isHeld()
  await page.keyboard.press('Enter')
  held.release()
  await expect(page.getByText(/All pages are saved/)).toBeVisible()
  expect(sent).toBe(1)
})

test('a refused page is corrected with the rules of the day on which it was made, and asks before it closes', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await goOnIntercepting(page)
  const { name, line, houses } = await makeLine(2)
  const field = (at: number) =>
    page.getByLabel(`Current Reading of house ${houses[at]?.houseno}`, { exact: true })
  await signIn(page)
  await choose(page, name)
  await expect(field(0)).toBeFocused()
  await page.context().setOffline(true)
  await field(0).fill('130')
  await field(1).fill('140')
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await expect(page.getByText(/the readings are stored on this computer/)).toBeVisible({ timeout: 30_000 })
  await readHouse(line, await monthBefore(0), houses[0]?.id ?? 0, 131)
  await page.context().setOffline(false)
  await open(page, '/electrical/readings-waiting')
  const refusal = page.getByText(new RegExp(`House ${houses[0]?.houseno} was read meanwhile`))
  await expect(refusal).toBeVisible({ timeout: 60_000 })

  const asked = page.waitForRequest(`**/api${electrical.readings.path}`)
  await page.getByRole('button', { name: 'Edit' }).click()
  expect((await asked).postDataJSON().kept.made_at).toMatch(/^\d{4}-/)
  const dialog = page.getByRole('dialog', { name: 'House Readings' })
  await expect(dialog.getByText(/no longer needs a reading/)).toContainText(houses[0]?.houseno ?? '')
  await expect(field(1)).toHaveValue('140')
  await field(1).fill('145')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Close without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(field(1)).toHaveValue('145')
  const below = dialog.getByText(/must be greater or equal to Previous reading/)
  await field(1).fill('11')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(below).toBeVisible()
  await field(1).fill('145')
  await expect(below).toHaveCount(0)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith(electrical.saveReadings.path)) sent += 1
  })
  const held = await holdFirst(page, electrical.saveReadings)
  await field(1).press('Enter')
  await held.isHeld()
  await field(1).press('Enter')
  held.release()
  await expect(page.getByText(/Nothing is waiting/)).toBeVisible()
  expect(sent).toBe(1)
})

test('a reading that was typed for a house that another reader saved is named after a reload, until it is dismissed', async ({
  page,
}) => {
  const { name, line, houses } = await makeLine(3)
  const field = (at: number) =>
    page.getByLabel(`Current Reading of house ${houses[at]?.houseno}`, { exact: true })
  await signIn(page)
  await choose(page, name)
  await expect(field(0)).toBeFocused()
  await field(0).fill('110')
  await field(1).fill('120')
  await isStored(page, '120')
  await readHouse(line, await monthBefore(0), houses[1]?.id ?? 0, 125)
  await page.reload()
  const named = page.getByText(`House ${houses[1]?.houseno} (120) no longer needs a reading`)
  await expect(named).toBeVisible()
  await expect(field(0)).toHaveValue('110')
  await field(2).fill('130')
  await isStored(page, '130')
  await page.reload()
  await expect(named).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(named).toHaveCount(0)
  await isStored(page, '130')
  await page.reload()
  await expect(field(2)).toHaveValue('130')
  await expect(named).toHaveCount(0)
})

test('on a dead network a line that was opened before opens from its stored list, after some seconds', async ({
  page,
}) => {
  test.slow()
  const { name, houses } = await makeLine(2)
  const field = page.getByLabel(`Current Reading of house ${houses[0]?.houseno}`, { exact: true })
  await signIn(page)
  await choose(page, name)
  await expect(field).toBeFocused()
  // The request leaves, and neither an answer nor a failure comes back.
  await page.route(`**/api${electrical.readings.path}`, () => undefined)
  await shortenPatience(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(field).toHaveCount(0)
  await expect(field).toBeFocused({ timeout: 20_000 })
})

test('input in the middle of a line survives a reload and a killed browser, without a network', async () => {
  test.setTimeout(240_000)
  const { name, houses } = await makeLine(3)
  const venue = await lostServer()
  let page = await venue.openBrowser()
  const field = (at: number) =>
    page.getByLabel(`Current Reading of house ${houses[at]?.houseno}`, { exact: true })
  await signIn(page)
  await choose(page, name)
  await expect(field(0)).toBeFocused()
  await isReadyOffline(page)
  await page.waitForFunction(async () => (await caches.match('/api/electrical/electricLines')) !== undefined)
  await page.context().setOffline(true)
  await field(0).fill('130')
  await field(1).fill('14')
  // The address has the house a moment after the key.
  await expect(page).toHaveURL(new RegExp(`house=${houses[1]?.id}`))
  await page.reload()
  await expect(page.getByText(/the last list that this computer received/)).toBeVisible()
  await expect(field(1)).toBeFocused()
  await expect(field(0)).toHaveValue('130')
  await expect(field(1)).toHaveValue('14')
  await field(1).fill('141')
  // A browser that is killed within milliseconds of a key has not written it yet.
  await isStored(page, '141')
  await venue.isSessionOnDisk(page)

  await venue.killBrowser()
  page = await venue.openBrowser()
  await page.context().setOffline(true)
  await choose(page, name)
  await expect(field(0)).toHaveValue('130')
  await expect(field(1)).toHaveValue('141')
  await field(2).fill('150')
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await expect(page.getByText(/the readings are stored on this computer/)).toBeVisible()

  // A killed browser has not written its cookie: the reader signs in again.
  await page.context().setOffline(false)
  await signIn(page)
  await open(page, '/electrical/readings-waiting')
  await expect(page.getByText(/Nothing is waiting/)).toBeVisible({ timeout: 60_000 })
  await choose(page, name)
  await expect(page.getByText('All readings are up to date for selected month and line.')).toBeVisible()
  await venue.end()
})
