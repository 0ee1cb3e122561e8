import { electrical } from '@nivas/contract/electrical/calls.ts'
import { expect, test } from '@playwright/test'
import { expectDialogAccessible } from './accessible.ts'
import { makeLine, monthBefore, readHouse } from './electricity.ts'
import { office } from './office.ts'
import { open, signIn } from './staff.ts'

test('a month that was billed at a wrong rate and a wrong fixed charge is corrected in its bill', async ({
  page,
}) => {
  const { line, houses, fixed, unit } = await makeLine(1)
  const house = houses[0] ?? { id: 0, houseno: '' }
  await readHouse(line, await monthBefore(1), house.id, 110)
  await signIn(page)
  await open(page, `/electrical/profiles?houseno=${encodeURIComponent(house.houseno)}`)
  await page
    .getByRole('row', { name: new RegExp(house.houseno) })
    .getByRole('button', { name: /^More actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Print bill' }).click()
  const charges = page.getByRole('table', { name: 'Electricity bill' })
  const form = page.getByRole('dialog', { name: 'Correct a charge' })
  await expect(charges).toContainText('Rs. 70.00')

  await charges.getByRole('button', { name: `Correct ${unit.name}` }).click()
  await expectDialogAccessible(page, 'Correct a charge')
  await form.getByLabel('Amount').fill('6')
  await form.getByLabel('Reason').fill('Rate of the last year')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(charges).toContainText('Rs. 60.00')

  await charges.getByRole('button', { name: `Correct ${fixed.name}` }).click()
  await form.getByLabel('Amount').fill('0')
  await form.getByLabel('Reason').fill('This house has no lamps')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(charges.getByRole('row').last()).toContainText('60.00')
  const left = await office(electrical.readingsBalance, { id: house.id })
  expect(left.map(({ balance }) => balance)).toEqual([60])
})
