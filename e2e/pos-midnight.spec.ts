import { addDays } from '@nivas/contract/dates.ts'
import { expect, test } from '@playwright/test'
import { setToday, typedDay, VENUE } from './days.ts'
import { today } from './gate.ts'
import { lines, makeProduct, openTill } from './pos.ts'
import { untilShown } from './quiet.ts'
import { endRoute } from './routes.ts'
import { scan } from './scanner.ts'
import { signIn } from './staff.ts'

test('a sale that was parked with a meal of a day that has passed is refused before the money is taken', async ({
  page,
}) => {
  const meal = await makeProduct(3, { type: 'm', price: 25 })
  await signIn(page)
  const before = addDays(await today(page), -1)
  await setToday(page, before)
  await openTill(page, 3)
  await untilShown(page, () => page.reload())
  await expect(page.getByLabel('Barcode')).toBeFocused({ timeout: 30_000 })
  const dialog = page.getByRole('dialog')
  const addMeal = async (day: string) => {
    await scan(page, meal.barcode)
    await expect(dialog.getByLabel('From Date')).toBeFocused()
    await expect(dialog.getByLabel('From Date')).toHaveValue(typedDay(day))
    await page.keyboard.press('Enter')
    await expect(lines(page)).toHaveCount(1)
  }
  await addMeal(before)
  await page.keyboard.press('F2')
  await expect(lines(page)).toHaveCount(0)

  await endRoute(page, VENUE)
  await untilShown(page, () => page.reload())
  await expect(page.getByLabel('Barcode')).toBeFocused({ timeout: 30_000 })
  await page.keyboard.press('F3')
  await expect(dialog.getByRole('button', { name: 'Retrieve' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lines(page)).toHaveCount(1)
  await page.keyboard.press('F4')
  await expect(page.getByLabel('Barcode')).toHaveAccessibleDescription(
    'Line 1: A meal can be sold for today or a later day.',
  )
  await expect(dialog).toHaveCount(0)

  await page.keyboard.press('F8')
  await expect(lines(page)).toHaveCount(0)
  await addMeal(addDays(before, 1))
  await page.keyboard.press('F4')
  await expect(page.getByLabel('Total Cash')).toBeFocused()
})
