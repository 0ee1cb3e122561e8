import { readFileSync, statSync } from 'node:fs'
import { pos } from '@nivas/contract/pos/calls.ts'
import { expect, test } from '@playwright/test'
import { office, ownName } from './office.ts'
import { ownBarcode } from './shop.ts'
import { open, signIn } from './staff.ts'

const shelf = (name: string, parentid?: number) =>
  office(pos.addCategory, {
    ...{ systemid: 2, name, enabled: 1, ismain: 1 },
    ...(parentid !== undefined && { parentid }),
  })

test('an export of products can be imported again, also where two categories have one name', async ({
  page,
}) => {
  const [barcode, poems] = [ownBarcode(), ownName('Poems')]
  const [hindi, english] = [await shelf(ownName('Hindi')), await shelf(ownName('English'))]
  await shelf(poems, english.id)
  const { id: catid } = await shelf(poems, hindi.id)
  await office(pos.addProduct, {
    ...{ systemid: 2, name: ownName('Book'), barcode, catid, costprice: 50, sellprice: 80, enabled: 1 },
    ...{ isvariable: 0, stock_in_hand: 12, low_stock_alert: 5 },
  })
  await signIn(page)
  await open(page, '/bookcentre/products')
  await page.getByLabel('Barcode').fill(barcode)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  const columns = page.getByRole('dialog', { name: 'Columns' })
  for (const name of ['Category', 'Low stock threshold'])
    await columns.getByRole('checkbox', { name }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: new RegExp(barcode) })).toContainText(`${hindi.name} / ${poems}`)
  await page.getByRole('button', { name: 'Export' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export To XLSX' }).click()
  const buffer = readFileSync(await (await downloading).path())

  await open(page, '/import')
  await page.getByLabel('Products of the book centre').check()
  const asked = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file', exact: true }).click()
  await (await asked).setFiles({ name: 'products.xlsx', mimeType: '', buffer })
  await expect(page.getByText('New: 0, changed: 0, unchanged: 1')).toBeVisible()
  await page.getByRole('button', { name: 'Choose another file' }).click()
})

test('a list of hundreds of rows is exported for a spreadsheet', async ({ page }) => {
  await signIn(page)
  await open(page, '/reservations')
  await page.getByRole('button', { name: 'Export' }).click()
  const downloading = page.waitForEvent('download', { timeout: 20_000 })
  await page.getByRole('menuitem', { name: 'Export To XLSX' }).click()
  // The writer compresses a sheet of 160 kB or more in a worker.
  const { size } = statSync(await (await downloading).path())
  expect(size).toBeGreaterThan(10_000)
})
