import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeBuilding } from './building.ts'
import { fillBooking, find } from './journey.ts'
import { office } from './office.ts'
import { makeHeld, makeNew } from './reservation.ts'
import { open, send, signIn, signInAdministratorHindi, startAnew } from './staff.ts'

const few = /^places 3, people 5 · 2 without a place$/
const question = (page: Page) => page.getByRole('dialog', { name: 'Assign these rooms anyway?' })

/** Returns who agreed to what, according to the history. */
const agreements = async (id: number) =>
  (await office(reservations.history, { id }))
    .filter(({ call }) => call === 'reservations.agreePlaces')
    .map(({ said }) => said)

/** Chooses a room of the building in the drill-down. */
async function choose(page: Page, building: string, room: string) {
  await page.getByRole('button', { name: new RegExp(`^${building}`) }).click()
  await page.getByRole('button', { name: `Select room ${room}` }).click()
}

test('matching, booking and a move show places beside people, and ask once when there are too few places', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('matching by hand shows places and people side by side, asks once by name, and records the answer', async () => {
    const { building } = await makeBuilding()
    const one = await makeNew({ people: 5 })
    const row = await find(page, '/reservations', one.application_number)
    await row.getByRole('button', { name: 'Manual' }).click()
    const modal = page.getByRole('dialog', { name: 'Room Matching' })
    await choose(page, building.name, '101')
    await expect(modal.getByTestId('places')).toHaveText(few)
    await modal.getByRole('button', { name: 'Hold for Bhent' }).click()
    await expect(question(page)).toContainText(one.applicant_name)
    await expect(question(page)).toContainText(few.source.slice(1, -1))
    await expectAccessible(page, 'the question about places')
    // A second Enter, pressed by habit, does not confirm the question.
    await page.keyboard.press('Enter')
    await expect(question(page)).toHaveCount(0)
    expect(await office(reservations.get, { id: one.id })).toMatchObject({ status: 'NEW' })

    await choose(page, building.name, '102')
    await expect(modal.getByTestId('places')).toHaveText('places 6, people 5')
    await modal.getByRole('button', { name: 'Delete room 102' }).click()
    await modal.getByRole('button', { name: 'Hold for Bhent' }).click()
    await question(page).getByRole('button', { name: 'Assign these rooms' }).click()
    await expect(modal).toHaveCount(0)
    expect(await agreements(one.id)).toEqual([{ people: 5, places: 3, rooms: 1 }])

    await row.getByRole('button', { name: 'Edit rooms' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit rooms' })
    await edit.getByRole('button', { name: /^Delete room 101/ }).click()
    await choose(page, building.name, '103')
    await edit.getByRole('button', { name: 'Hold for Bhent' }).click()
    await expect(edit).toHaveCount(0)
    expect(await agreements(one.id)).toHaveLength(1)
  })
  await test.step('a booking shows places and people while rooms are chosen and members typed, and asks once', async () => {
    await startAnew(page)
    const { building } = await makeBuilding()
    await open(page, '/admin-booking')
    const people = page.getByLabel('People')
    await choose(page, building.name, '101')
    for (const [wrong, text] of [
      ['1.5', 'Please enter a whole number'],
      ['-3', 'Must be 1 or more'],
      ['21', 'Must be 20 or less'],
    ] as const) {
      await people.fill('')
      await people.pressSequentially(wrong)
      await expect(people).toHaveValue(wrong)
      await expect(page.getByText(text)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Book', exact: true })).toBeDisabled()
    }
    // A key that the field rejects stops the next step, as it stops a form.
    await people.fill('')
    await people.pressSequentially('5e')
    for (const press of [
      () => page.keyboard.press('F4'),
      () => page.keyboard.press('Enter'),
      () => page.getByRole('button', { name: 'Search', exact: true }).click(),
    ]) {
      await press()
      await expect(page.getByText('“e” was not accepted. Please check the number.')).toBeVisible()
      await expect(people).toBeFocused()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await people.fill('5')
    await expect(page.getByTestId('places')).toHaveText(few)
    await page.getByRole('button', { name: 'Book', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Application for a short stay' })
    await expect(form.getByTestId('places')).toHaveText(few)
    await fillBooking(page, form, 'Asha Rao')
    for (const at of [1, 2, 3, 4]) {
      await form.getByLabel('I-Card number').nth(at).fill('NA')
      await form.getByLabel(/^Name/).nth(at).fill(`Guest ${'ABCDE'[at]}`)
      await form.getByLabel(/^Age/).nth(at).fill('30')
    }
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(question(page)).toContainText('Asha Rao')
    await question(page).getByRole('button', { name: 'Assign these rooms' }).click()
    const reference = await page.getByTestId('reference').innerText()
    const { data } = await send(page, reservations.list, { application_number: reference })
    expect(await agreements(data[0]?.id ?? 0)).toEqual([{ people: 5, places: 3, rooms: 1 }])
  })
  await test.step('a move on the room chart to a room that is too small asks, and the form shows its places', async () => {
    await startAnew(page)
    const { building, roomId } = await makeBuilding([
      [1, '101', '101', 500],
      [2, '201', '201', 500, 2],
    ])
    const { id } = await makeHeld([roomId('101')], { name: 'Lalita Devi', people: 3, from: 2 })
    await open(page, `/room-chart?building=${building.id}`)
    await page.getByRole('gridcell', { name: /^Lalita Devi,/ }).click()
    await page.getByRole('button', { name: 'Move…' }).click()
    const form = page.getByRole('dialog', { name: 'Move stay' })
    await expect(form.getByTestId('places')).toHaveText('places 3, people 3')
    await form.getByRole('combobox', { name: 'Room' }).click()
    await page.getByRole('option', { name: `${building.name}, room 201` }).click()
    await expect(form.getByTestId('places')).toHaveText('places 2, people 3 · 1 without a place')
    await form.getByRole('button', { name: 'Move stay' }).click()
    await expect(question(page)).toContainText('Lalita Devi')
    await question(page).getByRole('button', { name: 'Assign these rooms' }).click()
    await expect(form).toHaveCount(0)
    expect(await agreements(id)).toEqual([{ people: 3, places: 2, rooms: 1 }])
  })
})

test('matching names missing places in Hindi', async ({ page }) => {
  await signInAdministratorHindi(page)
  const { building } = await makeBuilding()
  const one = await makeNew({ people: 5 })
  const row = await find(page, '/reservations', one.application_number)
  await row.getByRole('button', { name: 'कमरे चुनें' }).click()
  await page.getByRole('button', { name: new RegExp(`^${building.name}`) }).click()
  await page.getByRole('button', { name: /^कमरा 101/ }).click()
  await expect(page.getByTestId('places')).toHaveText('जगह 3, लोग 5 · 2 के लिए जगह नहीं')
})
