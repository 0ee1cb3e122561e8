import { planning } from '@nivas/contract/planning/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from '@playwright/test'
import { makeEvent, propose } from './plan.ts'
import { answerOnce } from './routes.ts'
import { send, signIn, startAnew } from './staff.ts'

test('from an event’s days to rooms on hold: propose, change, pin, accept; a room that another desk took is reported beside its line', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('from an event’s days to rooms on hold: propose, change a line, pin it, accept', async () => {
    const { plan, line } = await propose(page, await makeEvent())
    await expect(page.getByText(/of 100, at most [\d.]+ possible/)).toBeVisible()

    const row = page.getByRole('row', { name: new RegExp(line.application_number) })
    await row.getByRole('button', { name: 'Change rooms' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByTestId('places')).toHaveText(`places ${line.places}, people ${line.people}`)
    await dialog.getByRole('combobox', { name: 'Rooms' }).click()
    // Takes another room than the reservation's, which would be released.
    await page.getByRole('option', { selected: false }).first().click()
    await page.keyboard.press('Escape')
    // Another desk changes the line: the dialog shows its present rooms, and keeps the choice made here.
    const { data: free } = await send(page, planning.lineRooms, { plan_id: plan, id: line.id })
    const other = free.find(({ id }) => !line.rooms.some((room) => room.id === id))
    const room_ids = [other?.id ?? 0]
    await send(page, planning.changeLine, { plan_id: plan, id: line.id, room_ids, agreed_places: true })
    await dialog.getByRole('button', { name: 'Assign these rooms' }).click()
    await expect(dialog.getByText('This line was changed meanwhile. Please check it again.')).toBeVisible()
    await expect(dialog.getByText(/^The line has these rooms now: /)).toContainText(other?.room_number ?? '')
    await expect(dialog.getByRole('button', { name: 'Assign these rooms' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Assign these rooms' }).click()
    await expect(dialog).toBeHidden()
    await expect(row.getByRole('switch', { name: `Pin ${line.application_number}` })).toBeChecked()

    await row.getByRole('checkbox').check()
    // A double click asks once: the question does not appear again over the accepted line.
    await page.getByRole('button', { name: 'Accept selected (1)' }).dblclick()
    await page.getByRole('dialog').getByRole('button', { name: 'Hold for Bhent' }).click()
    await expect(page.getByText('Lines accepted: 1')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('body')).not.toBeFocused()
    await expect(row.getByText('Accepted')).toBeVisible()
    const { data: held } = await send(page, reservations.get, { id: line.reservation_id })
    expect(held).toMatchObject({ status: 'HOLD', count_assigned_rooms: line.rooms.length + 1 })

    await page.getByRole('button', { name: 'Discard the plan' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard the plan' }).click()
    await expect(page.getByRole('button', { name: 'Propose rooms' })).toBeVisible()
  })
  await test.step('a room that another desk took is reported beside its line', async () => {
    await startAnew(page)
    const { plan, line } = await propose(page, await makeEvent())
    // Another desk matches this reservation itself.
    const { data: free } = await send(page, planning.lineRooms, { plan_id: plan, id: line.id })
    const other = free.find(({ id }) => !line.rooms.some((room) => room.id === id))
    await send(page, reservations.hold, {
      id: line.reservation_id,
      room_ids: [other?.id ?? 0],
      agreed_places: true,
    })
    const linesOf = new RegExp(`/plans/${plan}/lines\\?.*${line.application_number}`)
    const listed = page.waitForResponse(linesOf)
    await page.getByLabel('Reservation Reference').fill(line.application_number)
    const before = await (await listed).json()
    const row = page.getByRole('row', { name: new RegExp(line.application_number) })
    await row.getByRole('checkbox').check()
    // The lines are read just before the plan is finished, and the plan just after, so the screen never sees the state
    // of the line being accepted.
    await answerOnce(page, linesOf, (route) => route.fulfill({ json: before }))
    await page.route(new RegExp(`/plans/${plan}$`), async (route) => {
      await expect
        .poll(async () => (await send(page, planning.get, { id: plan })).data.outcome?.accepting)
        .toBe(0)
      await route.continue()
    })
    await page.getByRole('button', { name: 'Accept selected (1)' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hold for Bhent' }).click()
    await expect(
      page.getByText('Lines that could not be accepted: 1. Choose Show: Refused to see why.'),
    ).toBeVisible()
    const changed = `Reservation ${line.application_number} was changed after this plan was made. Please plan again.`
    await expect(row.getByText(changed)).toBeVisible()
    // The whole reason is beside the row's action, without scrolling sideways.
    const [reason, action] = await Promise.all([
      row.getByText(changed).boundingBox(),
      row.getByRole('button', { name: 'Change rooms' }).boundingBox(),
    ])
    expect((reason?.x ?? 0) + (reason?.width ?? 0)).toBeLessThanOrEqual(action?.x ?? 0)
    // Its buildings were switched off: the reason is shown, although the page has no field for it.
    const off = 'One of these buildings does not exist or is switched off'
    await answerOnce(page, '**/api/admin/plans', (route) =>
      route.fulfill({
        status: 422,
        json: {
          ...{ success: false, message: off, text: { key: off } },
          ...{ errors: { building_ids: [off] }, texts: { building_ids: [{ key: off }] } },
        },
      }),
    )
    await page.getByRole('button', { name: 'Plan again, keep pins' }).click()
    await expect(page.getByText(off)).toBeVisible()
    await send(page, planning.stop, { id: plan, keep: false })
  })
})
