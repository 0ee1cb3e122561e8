import { expect, test } from '@playwright/test'
import { makeLine, monthBefore, readHouse } from './electricity.ts'
import { open, signIn, startAnew } from './staff.ts'

test('a reading and a replaced meter are corrected, with the consequences first, and no correction is lost without a question', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a reading is corrected, and its consequences are shown first', async () => {
    const { line, houses } = await makeLine(1)
    const house = houses[0] ?? { id: 0, houseno: '' }
    await readHouse(line, await monthBefore(1), house.id, 140)
    await readHouse(line, await monthBefore(0), house.id, 170)
    await open(page, '/electrical/single-reading')
    await page.getByRole('combobox', { name: 'House No' }).fill(house.houseno)
    await page.getByRole('option', { name: new RegExp(house.houseno) }).click()
    await page.getByRole('combobox', { name: 'Month' }).click()
    await page.getByRole('option').nth(2).click()
    await page.getByRole('button', { name: 'Submit' }).click()
    const reading = page.getByLabel('Saved Reading')
    await expect(reading).toHaveValue('140')
    await test.step('a reload shows the same house and month', async () => {
      await page.reload()
      await expect(reading).toHaveValue('140')
    })
    await test.step('New Meter goes off under the same conditions, and a wrong reading has no total', async () => {
      const meter = page.getByRole('switch', { name: 'New Meter' })
      const sum = page.getByRole('row', { name: /^Total Balance/ })
      await expect(sum).toContainText(/\d/)
      await meter.check()
      await reading.fill('60')
      await expect(page.getByText(/must be greater or equal/)).toHaveCount(0)
      await meter.press('Space')
      await expect(meter).toBeChecked()
      await expect(page.getByText(/must be greater or equal to Previous reading/)).toBeVisible()
      await reading.fill('-5')
      await expect(page.getByText(/must be greater than 0/)).toBeVisible()
      await expect(sum).not.toContainText(/\d/)
      await reading.fill('140')
      await meter.press('Space')
      await expect(meter).not.toBeChecked()
    })
    await reading.fill('150')
    await expect(page.getByText(/then has 20 units instead of 30/)).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(
      page.getByText('Description must be supplied when changing the current reading.'),
    ).toBeVisible()
    await expect(page.getByLabel('Description')).toBeFocused()
    await expect(page.getByRole('table', { name: 'House Reading Edit' })).toBeVisible()
    await page.getByLabel('Description').fill('Read wrong')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Records saved successfully.')).toBeVisible()
    await test.step('the next correction needs a description of its own', async () => {
      await expect(reading).toHaveCount(0)
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByLabel('Description')).toHaveValue('Read wrong')
      await reading.fill('155')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText(/^This description was saved before\./)).toBeVisible()
      await page.getByLabel('Description').fill('Digits swapped')
      await page.keyboard.press('Enter')
      await expect(reading).toHaveCount(0)
    })
  })
  await test.step('the readings of a replaced meter are entered and corrected; then the next house is chosen', async () => {
    await startAnew(page)
    const { line, houses } = await makeLine(1)
    const house = houses[0] ?? { id: 0, houseno: '' }
    const month = await monthBefore(0)
    await readHouse(line, month, house.id, 140)
    await open(page, `/electrical/single-reading?house=${house.id}&month=${month}`)
    const reading = page.getByLabel('Saved Reading')
    const ended = page.getByLabel('Old meter ended at')
    const began = page.getByLabel('New meter began at')
    await expect(reading).toHaveValue('140')
    await expect(ended).toHaveCount(0)
    await page.getByRole('switch', { name: 'New Meter' }).check()
    await reading.fill('30')
    await ended.fill('150')
    await began.fill('20')
    // 50 units on the old meter, and 10 on the new one.
    await expect(page.getByRole('cell', { name: '60', exact: true })).toBeVisible()
    await page.getByLabel('Description').fill('Meter replaced')
    await page.keyboard.press('F2')
    await expect(page.getByText(`Records saved successfully. ${house.houseno}, `)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'House No' })).toBeFocused()

    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(ended).toHaveValue('150')
    await expect(began).toHaveValue('20')
    await ended.fill('145')
    await page.getByLabel('Description').fill('Old meter misread')
    await page.keyboard.press('F2')
    await expect(reading).toHaveCount(0)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(ended).toHaveValue('145')
  })
  await test.step('a correction that is typed is not lost to another house or screen without a question', async () => {
    await startAnew(page)
    const { line, houses } = await makeLine(2)
    const [house = { id: 0, houseno: '' }, other = house] = houses
    const month = await monthBefore(0)
    await readHouse(line, month, house.id, 140)
    await readHouse(line, month, other.id, 150)
    await open(page, '/electrical/bills')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bills')
    await open(page, `/electrical/single-reading?house=${house.id}&month=${month}`)
    const reading = page.getByLabel('Saved Reading')
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    const chooseOther = async () => {
      await page.getByRole('combobox', { name: 'House No' }).fill(other.houseno)
      await page.getByRole('option', { name: new RegExp(`^${other.houseno} -`) }).click()
    }
    await expect(reading).toHaveValue('140')
    await reading.fill('145')
    await chooseOther()
    await expect(question.getByText(`What you have typed for ${house.houseno} will be lost.`)).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(reading).toHaveValue('145')
    await expect(page.getByRole('combobox', { name: 'House No' })).toHaveValue(
      new RegExp(`^${house.houseno} `),
    )
    await page.goBack()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(reading).toHaveValue('145')
    await chooseOther()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(reading).toHaveCount(0)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(reading).toHaveValue('150')
  })
})

test('a correction that a colleague made meanwhile is not overwritten', async ({ page, browser }) => {
  const { line, houses } = await makeLine(1)
  const house = houses[0] ?? { id: 0, houseno: '' }
  const month = await monthBefore(0)
  await readHouse(line, month, house.id, 140)
  const colleague = await (await browser.newContext()).newPage()
  for (const one of [page, colleague]) {
    await signIn(one)
    await open(one, `/electrical/single-reading?house=${house.id}&month=${month}`)
    await expect(one.getByLabel('Saved Reading')).toHaveValue('140')
  }
  const correct = async (on: typeof page, reading: string, why: string) => {
    await on.getByLabel('Saved Reading').fill(reading)
    await on.getByLabel('Description').fill(why)
    await on.keyboard.press('F2')
  }
  await correct(colleague, '145', 'Read wrong')
  await expect(colleague.getByLabel('Saved Reading')).toHaveCount(0)
  await correct(page, '150', 'Digits swapped')
  await expect(page.getByText('This house has changed meanwhile. Please reload.')).toBeVisible()
  await expect(page.getByLabel('Saved Reading')).toHaveValue('150')
  await colleague.context().close()
})
