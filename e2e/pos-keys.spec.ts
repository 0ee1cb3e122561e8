import { expect, test } from '@playwright/test'
import { countKeys } from './keys.ts'
import { makeProduct, openTill, total } from './pos.ts'
import { scan } from './scanner.ts'
import { signIn } from './staff.ts'

test('three books are sold for cash with eight keys: the scanner’s Enter three times, F4, the amount, Enter', async ({
  page,
}) => {
  const books = [await makeProduct(2), await makeProduct(2), await makeProduct(2)]
  await signIn(page)
  await openTill(page, 2)
  const keys = countKeys(page)
  for (const { barcode } of books) {
    await scan(page, barcode)
  }
  await expect(total(page)).toHaveText('Rs. 360.00')
  await keys.press('F4')
  await keys.type('500')
  await keys.press('Enter')
  await expect(page.getByText(/ · Change: Rs. 140.00$/)).toBeVisible()
  // The keys: three Enters of the scanner, F4, three digits of the amount, Enter.
  expect(books.length + keys.count()).toBe(8)
  await expect(page.getByLabel('Barcode')).toBeFocused()
})
