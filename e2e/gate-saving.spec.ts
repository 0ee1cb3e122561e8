import { gate } from '@nivas/contract/gate/calls.ts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { holdFirst } from './hold-call.ts'
import { act, find } from './journey.ts'
import { ownName } from './office.ts'
import { makeNew } from './reservation.ts'
import { open, signIn, startAnew } from './staff.ts'

/** Clicks at the position of an element, as a mouse does, even where the element does not accept the click. */
async function clickAt(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

test('while an entry is saved its form ignores clicks, its list and kind stay, and typing belongs to the next visitor', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('a form of the gate ignores clicks while it is saved, and input belongs to the next visitor', async () => {
    await open(page, '/gate-visitor-entry')
    const card = page.getByLabel('Satsangi Id Number')
    const house = page.getByRole('combobox', { name: /^Visiting House/ })
    const name = page.getByLabel(/^Name/).first()
    await card.fill(`IC-${crypto.randomUUID().slice(0, 8)}`)
    await page.keyboard.press('Enter')
    const clicked = ownName('Clicked')
    await name.fill(clicked)
    await house.fill('A-1')
    await page.getByLabel(/^Departure Time/).fill('2359')
    const held = await holdFirst(page, gate.createEntry)
    await page.keyboard.press('F2')
    await held.isHeld()
    await expect(card).toBeFocused()
    await clickAt(page, page.getByRole('switch', { name: 'Is Visitor Satsangi?' }))
    await clickAt(page, house)
    await page.keyboard.press('Tab')
    await expect(card).not.toBeFocused()
    await clickAt(page, name)
    await expect(card).toBeFocused()
    await page.keyboard.type('IC-9')
    held.release()
    // The notice names who was entered, because the form already has the next visitor.
    await expect(page.getByText(`Entry created successfully. ${clicked} · 1 person`)).toBeVisible()
    await expect(card).toHaveValue('IC-9')
    await expect(name).toHaveValue('')
    await name.fill(ownName('Next'))
    await expect(name).toBeFocused()
  })
  await test.step('the list and kind of a party cannot change while its entry is saved; after a refusal they can', async () => {
    await startAnew(page)
    const { application_number } = await makeNew({ from: 0, people: 2 })
    await act(await find(page, '/gate-reservations', application_number), 'Check In')
    const form = page.getByRole('dialog')
    await expect(form.getByLabel('Satsangi Id Number')).toBeFocused()
    const vehicle = form.getByLabel('Vehicle number')
    const people = form.getByRole('listitem')
    await expect(people).toHaveCount(2)
    await form.getByLabel(/^Departure Time/).fill('2359')
    await vehicle.fill('UP 80')
    const held = await holdFirst(page, gate.createVisitorEntry, {
      success: false,
      message: 'Refused',
      text: { key: 'Please try again later.' },
    })
    await page.keyboard.press('F2')
    await held.isHeld()
    await clickAt(page, people.first().getByRole('button'))
    await expect(people).toHaveCount(2)
    await expect(form.getByRole('button', { name: 'Close', exact: true })).toBeDisabled()
    held.release()
    await expect(form.getByText('Please try again later.')).toBeVisible()
    // The field gets the focus back.
    await expect(vehicle).toBeFocused()
    await people.first().getByRole('button').click()
    await expect(people).toHaveCount(1)
  })
  await test.step('the kind of visitor cannot change while an entry is saved', async () => {
    await startAnew(page)
    await open(page, '/gate-reservations')
    await page.getByRole('button', { name: 'Visitor Entry' }).first().click()
    const form = page.getByRole('dialog')
    const kind = form.getByRole('switch', { name: 'Is Visitor Not Satsangi?' })
    await expect(form.getByLabel('Satsangi Id Number')).toBeFocused()
    await form.getByLabel('Satsangi Id Number').fill(`IC-${crypto.randomUUID().slice(0, 8)}`)
    await page.keyboard.press('Enter')
    await form.getByLabel(/^Name of/).fill(ownName('Kind'))
    await page.keyboard.press('Enter')
    await form.getByLabel(/^Departure Time/).fill('2359')
    const held = await holdFirst(page, gate.createVisitorEntry)
    await page.keyboard.press('F2')
    await held.isHeld()
    await clickAt(page, kind)
    await expect(kind).not.toBeChecked()
    held.release()
    await expect(page.getByText('Entry created successfully.')).toBeVisible()
    await kind.click()
    await expect(kind).toBeChecked()
  })
})
