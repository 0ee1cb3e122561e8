import { electrical } from '@nivas/contract/electrical/calls.ts'
import { devices, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeLine, monthBefore, payDues, readHouse } from './electricity.ts'
import { office } from './office.ts'
import { answerOnce } from './routes.ts'
import { open, signIn, startAnew } from './staff.ts'

const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7']
test.use({ viewport, userAgent, hasTouch, isMobile })

async function choose(page: Page, line: string) {
  await open(page, '/electrical/bulk-readings')
  await page.getByPlaceholder('Please select Line to filter').click()
  await page.getByRole('option', { name: line }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
}

const readings = async (line: number) => {
  const month = await monthBefore(0)
  const asked = { readingMonth: Number(month.slice(5, 7)), readingYear: Number(month.slice(0, 4)), line }
  return (await office(electrical.bills, asked)).map(({ profile, currentReading }) => [
    profile.houseno,
    currentReading,
  ])
}

test('a reader walks along a line with a phone, loses the network, and every house is saved once', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const { name, line, houses } = await makeLine(4)
  const no = houses.map(({ houseno }) => houseno) as [string, string, string, string]
  await signIn(page)
  await choose(page, name)
  const field = (house: string) => page.getByLabel(`Current Reading of house ${house}`, { exact: true })
  await expect(field(no[0])).toBeFocused()
  await test.step('the house and its Save button are above the keyboard on a phone of 740 px', async () => {
    const save = await page.getByRole('button', { name: 'Save and Next' }).boundingBox()
    expect((save?.y ?? 999) + (save?.height ?? 0)).toBeLessThan(740 - 300)
  })
  await page.keyboard.type('99')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/must be greater or equal to Previous reading/)).toBeVisible()
  await test.step('New Meter can be switched off under the same conditions', async () => {
    const meter = page.getByRole('switch', { name: `New Meter of house ${no[0]}`, exact: true })
    await meter.check()
    await expect(page.getByText(/must be greater or equal/)).toHaveCount(0)
    await meter.press('Space')
    await expect(meter).toBeChecked()
    await expect(page.getByText(/must be greater or equal/)).toBeVisible()
    await field(no[0]).fill('130')
    await meter.uncheck()
    await expect(meter).not.toBeChecked()
  })
  await field(no[0]).fill('130')
  await expect(page.getByText('30 units · Rs. 260.00')).toBeVisible()
  await expectAccessible(page, 'a house on a phone')
  await test.step('the reason for a refused reading scrolls into view above the house', async () => {
    const text = { key: 'This user does not have permission' }
    await answerOnce(page, '**/createBulkReadingsByMonthYear', (route) =>
      route.fulfill({ status: 403, json: { success: false, message: text.key, text } }),
    )
    await page.keyboard.press('Enter')
    const refusal = page.locator('form').getByRole('alert')
    await expect(refusal).toBeInViewport({ ratio: 1 })
    await refusal.getByRole('button', { name: 'Dismiss' }).click()
    await field(no[0]).focus()
  })
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Records saved successfully. ${no[0]}`)).toBeVisible()
  await expect(field(no[1])).toBeFocused()

  await test.step('a reload continues at the same house', async () => {
    await page.getByRole('button', { name: 'Leave this house for later' }).click()
    await expect(field(no[2])).toBeFocused()
    await page.reload()
    await expect(field(no[2])).toBeFocused()
    await page.getByRole('button', { name: 'Previous house' }).click()
    await expect(field(no[1])).toBeFocused()
  })

  await test.step('without a network the next houses are stored, and input survives', async () => {
    await context.setOffline(true)
    await page.keyboard.type('140')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/the readings are stored on this computer/)).toBeVisible({ timeout: 30_000 })
    await expect(field(no[2])).toBeFocused()
    await page.getByRole('button', { name: 'House is locked' }).click()
    await page.getByRole('button', { name: 'Save and Next' }).click()
    await expect(field(no[3])).toBeFocused()
    await field(no[3]).fill('151')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(/the last list that this computer received/)).toBeVisible()
    await expect(field(no[3])).toHaveValue('151')
    expect(await readings(line)).toEqual([[no[0], 130]])
  })

  await test.step('another reader reads one of them', async () => {
    await readHouse(line, await monthBefore(0), houses[1]?.id ?? 0, 141)
  })

  await test.step('when the network is back they are sent automatically; the house that another reader read needs a look', async () => {
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Save and Next' }).click()
    await expect(page.getByText(/All houses are read/)).toBeVisible()
    await expect
      .poll(() => readings(line), { timeout: 60_000 })
      .toEqual([
        [no[0], 130],
        [no[1], 141],
        [no[2], 100],
        [no[3], 151],
      ])
    await open(page, '/electrical/readings-waiting')
    await expect(page.getByText(new RegExp(`House ${no[1]} was read meanwhile`))).toBeVisible()
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByText(new RegExp(`House ${no[1]} no longer needs a reading`))).toBeVisible()
    await expectAccessible(page, 'a page that was refused')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('dialog')).toContainText(`${no[1]}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText(/Nothing is waiting/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
  await test.step('the account of a house shows amounts and balances without scrolling sideways', async () => {
    await payDues(houses[0]?.id ?? 0, 50)
    await open(page, `/electrical/profiles?account=${houses[0]?.id}`)
    const dialog = page.getByRole('dialog', { name: 'Account' })
    const bill = dialog.getByRole('row').filter({ hasText: 'Bill' }).first()
    await expect(bill.getByText('Rs. 50.00').last()).toBeInViewport({ ratio: 1 })
    const paid = dialog.getByRole('table', { name: 'Dues payments' }).getByText('Rs. 50.00')
    await paid.scrollIntoViewIfNeeded()
    const amount = await paid.boundingBox()
    const action = await dialog.getByRole('button', { name: /^Print receipt/ }).boundingBox()
    expect((amount?.x ?? 999) + (amount?.width ?? 0)).toBeLessThan(action?.x ?? 0)
  })
})

test('readings stored before the page had begun to send are sent; a house opens by its whole number', async ({
  page,
  context,
}) => {
  test.slow()
  await signIn(page)
  await test.step('readings stored before the page had begun to send are sent when the network is back', async () => {
    const { name, line, houses } = await makeLine(1)
    const houseno = houses[0]?.houseno ?? ''
    await choose(page, name)
    await expect(page.getByLabel(`Current Reading of house ${houseno}`, { exact: true })).toBeFocused()
    await context.setOffline(true)
    await page.keyboard.type('140')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/the readings are stored on this computer/)).toBeVisible({ timeout: 30_000 })
    await context.setOffline(false)
    await expect.poll(() => readings(line), { timeout: 40_000 }).toEqual([[houseno, 140]])
  })
  await test.step('a house opens by its whole number; one that is already read, or is not on the list, is reported', async () => {
    await startAnew(page)
    const { name, houses } = await makeLine(12)
    const [first = '', twelfth = ''] = [houses[0]?.houseno, houses[11]?.houseno]
    expect(twelfth.startsWith(first)).toBe(true)
    await choose(page, name)
    const field = (house: string) => page.getByLabel(`Current Reading of house ${house}`, { exact: true })
    const search = page.getByLabel('Go to house')
    const says = (text: string) => page.getByRole('alert').filter({ hasText: text })
    await expect(field(first)).toBeFocused()

    await test.step('the rest of a house number that begins like another one is not taken for a reading', async () => {
      await search.pressSequentially(twelfth)
      await expect(search).toBeFocused()
      await expect(search).toHaveValue(twelfth)
      await page.keyboard.press('Enter')
      await expect(field(twelfth)).toBeFocused()
      await expect(field(twelfth)).toHaveValue('')
      await expect(search).toHaveValue('')
    })
    await test.step('the house that is shown can be opened too', async () => {
      await search.fill(twelfth)
      await page.keyboard.press('Enter')
      await expect(field(twelfth)).toBeFocused()
    })
    await test.step('a house that is already read says so', async () => {
      await page.keyboard.type('120')
      await page.keyboard.press('Enter')
      await expect(field(first)).toBeFocused()
      await search.fill(twelfth)
      await page.keyboard.press('Enter')
      await expect(says(`House ${twelfth} is already read.`)).toBeVisible()
    })
    await test.step('a house of another line says so', async () => {
      await search.fill('Z 999')
      await expect(page.getByText(/is already read/)).toHaveCount(0)
      await page.keyboard.press('Enter')
      await expect(says('House Z 999 is not on this list.')).toBeVisible()
      await expectAccessible(page, 'a house that is not on the list')
    })
    await test.step('capitals and spaces make no difference', async () => {
      await search.fill(houses[10]?.houseno.replace(' ', '').toLowerCase() ?? '')
      await page.keyboard.press('Enter')
      await expect(field(houses[10]?.houseno ?? '')).toBeFocused()
      await expect(field(first)).toHaveCount(0)
    })
  })
})
