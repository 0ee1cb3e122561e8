import { expect, type Page, test } from '@playwright/test'
import { undo } from './gate.ts'
import { ownName } from './office.ts'
import { open, signIn } from './staff.ts'

const name = ownName('Vatika')

/** Opens one of the buildings on the booking screen, where the rooms that are free tonight can be selected. */
async function freeRooms(page: Page) {
  await open(page, '/admin-booking')
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await expect(page.getByRole('button', { name: 'Select room A-01' })).toBeVisible()
  return page.getByRole('button', { name: /^Select room A-/ })
}

test('from an empty site to rooms that can be booked; a room is switched off, and on again', async ({
  page,
}) => {
  await signIn(page)
  const dialog = page.getByRole('dialog')

  await test.step('a building', async () => {
    await open(page, '/buildings')
    await page.getByRole('button', { name: 'Add Building' }).click()
    const submit = dialog.getByRole('button', { name: 'Add Building' })
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await page.keyboard.type(name)
    await dialog.getByLabel('Address').fill('Garden Road')
    await dialog.getByLabel('Manager').fill('Meera Joshi')
    await dialog.getByLabel('Phone').fill('98')
    await page.keyboard.press('Tab')
    // Submit is disabled, and the field shows why.
    await expect(submit).toBeDisabled()
    await expect(dialog.getByText('Please enter a phone number of 6 to 15 digits')).toBeVisible()
    await dialog.getByLabel('Phone').fill('9876543210')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('button', { name: 'Manage Floors' })
      .click()
  })

  await test.step('a floor', async () => {
    await expect(page.getByText('This building has no floors yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Add Floor' }).first().click()
    await expect(dialog.getByLabel('Floor number')).toBeFocused()
    await page.keyboard.type('1.5')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Please enter a whole number')).toBeVisible()
    await dialog.getByLabel('Floor number').fill('0')
    await dialog.getByLabel('Stair position').click()
    await page.getByRole('option', { name: 'CENTER' }).click()
    await dialog.getByRole('button', { name: 'Add Floor' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Manage Rooms' }).click()
  })

  const row = (room: string) => page.getByRole('row', { name: new RegExp(room) })

  await test.step('many rooms at once', async () => {
    await page.getByRole('button', { name: 'Add many rooms' }).first().click()
    await expect(dialog.getByLabel('First room number')).toBeFocused()
    await page.keyboard.type('A-01')
    await page.keyboard.press('Tab')
    await page.keyboard.type('B-04')
    await page.keyboard.press('Tab')
    await expect(
      dialog.getByText('Both numbers must begin the same way, such as A-01 and A-24'),
    ).toBeVisible()
    await dialog.getByLabel('Last room number').fill('A-04')
    await expect(dialog.getByText('Adds 4 rooms: A-01 … A-04')).toBeVisible()
    await dialog.getByLabel('Bhent/Day').fill('250')
    await dialog.getByLabel('Beds').fill('2')
    await dialog.getByLabel('Max occupiers').fill('3')
    await dialog.getByLabel('Toilet').check()
    await expect(dialog.getByRole('button', { name: 'Add rooms' })).toBeDisabled()
    await dialog.getByLabel('Toilet type').click()
    await page.getByRole('option', { name: 'WESTERN' }).click()
    await dialog.getByRole('button', { name: 'Add rooms' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(row('A-04')).toContainText('WESTERN')
  })

  await test.step('an attribute', async () => {
    await row('A-01').getByRole('button', { name: 'More actions for A-01' }).click()
    await page.getByRole('menuitem', { name: 'Set Attributes' }).click()
    await dialog.getByLabel('Blankets').fill('3')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(row('A-01')).toContainText('Blankets: 3')
  })

  await test.step('a room that is switched off is not offered', async () => {
    await expect(await freeRooms(page)).toHaveCount(4)
    await page.goBack()
    await row('A-02').getByRole('button', { name: 'Switch off for dates' }).click()
    await dialog.getByLabel('Reason').fill('Repair')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('table', { name: 'Switched off' })).toContainText('Repair')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(row('A-02')).toContainText('Closed until')
    await expect(await freeRooms(page)).toHaveCount(3)
  })

  await test.step('a room that is switched on again is offered, and not after Undo', async () => {
    await page.goBack()
    const switchOn = async () => {
      await row('A-02').getByRole('button', { name: 'Switch off for dates' }).click()
      await dialog.getByRole('button', { name: 'Switch on again' }).click()
      await expect(dialog.getByRole('table', { name: 'Switched off' })).toHaveCount(0)
      await expect(dialog.getByLabel('From')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(row('A-02')).toContainText('Active')
    }
    await switchOn()
    await undo(page.getByRole('button', { name: 'Undo' }))
    await expect(row('A-02')).toContainText('Closed until')
    await switchOn()
    await expect(await freeRooms(page)).toHaveCount(4)
  })
})
