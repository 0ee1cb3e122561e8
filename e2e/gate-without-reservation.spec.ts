import { addDays } from '@nivas/contract/dates.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { enterElsewhere, newCard, today } from './gate.ts'
import { office, ownName } from './office.ts'
import { makeNew } from './reservation.ts'
import { open, send, signIn } from './staff.ts'

/** Stores in this page's browser an entry that the server has refused. */
const storeRefused = (page: Page, request: object): Promise<void> =>
  page.evaluate(
    (entry) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('nivas-outbox')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const change = opening.result.transaction('items', 'readwrite')
          change.objectStore('items').add({
            key: crypto.randomUUID(),
            area: 'gate',
            call: 'gate.createVisitorEntry',
            request: entry,
            sealed: [],
            madeAt: new Date().toISOString(),
            madeBy: { id: 1, name: 'Asha' },
            state: 'refused',
            refusal: { status: 400, text: { key: 'This reservation is already checked in.' }, fields: {} },
          })
          change.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    request,
  )

test('an entry that waited is sent without its reservation, which was checked in at another gate, beside an entry with its card', async ({
  page,
}) => {
  await signIn(page)
  const { id } = await makeNew({ from: 3 })
  await office(reservations.checkIn, { id, type: 'GATE', another_day: true })
  const day = await today(page)
  const name = ownName('Kept')
  const card = newCard()
  await enterElsewhere(page, { id_card_no: card, visitorname: name })
  await open(page, '/gate-waiting')
  await expect(page.getByText(/^Nothing is waiting/)).toBeVisible()
  await storeRefused(page, {
    gate_id: null,
    reservation_id: id,
    another_day: true,
    fromdate: day,
    todate: addDays(day, 2),
    departure_time: '10:00',
    children: 0,
    adults: 0,
    members: [{ i_card_number: card, name, age: null, phone: null, city: null }],
    isnonsatsangi: false,
    people: 1,
    visit_purpose: { vehicleno: null },
    // The answer of the counter: both are inside.
    inside: 'both',
  })
  await page.reload()
  await expect(page.getByText('This reservation is already checked in.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('This reservation is already checked in.')).toBeVisible()
  await form.getByLabel('Enter without the reservation').check()
  await expect(form.getByLabel('Check in today anyway')).toHaveCount(0)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Entry created successfully.')).toBeVisible()
  await expect(form).toHaveCount(0)
  const { data } = await send(page, gate.pending, { name })
  expect(data.map((row) => row.people)).toEqual([1, 1])
})
