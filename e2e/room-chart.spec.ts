import { addDays } from '@nivas/contract/dates.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from '@playwright/test'
import { bar, makeYamuna, pull } from './chart.ts'
import { holdFirst } from './hold-call.ts'
import { answerOnce } from './routes.ts'
import { open, send, signIn } from './staff.ts'

test('a stay is dragged to another room and other days, and put back with Undo', async ({ page }) => {
  await signIn(page)
  const { book, where, at, route } = await makeYamuna(page)
  const { id } = await book('Asha Rao', '101', 2, 3)
  await open(page, route)
  await pull(page, 'Asha Rao', ['101', 2], ['103', 4])
  await expect(page.getByTestId('ghost')).toHaveAttribute('data-free', 'true')
  await expect(page.getByTestId('ghost')).toContainText('Room 103')
  await page.mouse.up()
  const notice = page.getByRole('status').getByText(/^Asha Rao: room 103/)
  await expect(notice).toContainText('The Bhent to take is Rs. 1,500.00.')
  expect(await where(id)).toEqual(at('103', 4, 3))
  await expect(bar(page, 'Asha Rao')).toHaveAccessibleName(/room 103/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(bar(page, 'Asha Rao')).toHaveAccessibleName(/room 101/)
  expect(await where(id)).toEqual(at('101', 2, 3))
})

test('a click on its icon, which is all of a stay of one night, opens it', async ({ page }) => {
  await signIn(page)
  const { book, route } = await makeYamuna(page)
  await book('Asha Rao', '101', 2, 1)
  await open(page, `${route}&days=30`)
  await bar(page, 'Asha Rao').locator('svg').click()
  await expect(page.getByRole('dialog', { name: 'Asha Rao' })).toBeVisible()
})

test('what is pressed in the details of a stay chooses no nights of the rooms below them', async ({
  page,
}) => {
  await signIn(page)
  const { book, route } = await makeYamuna(page)
  await book('Asha Rao', '101', 2, 2)
  await open(page, route)
  await bar(page, 'Asha Rao').click()
  const details = page.getByRole('dialog', { name: 'Asha Rao' })
  const nights = page.getByTestId('nights')
  const box = await details.getByText(/^A\d\d-\d{6}/).boundingBox()
  if (!box) throw new Error('the details are not in sight')

  // As to copy the reference.
  await page.mouse.move(box.x + 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 90, box.y + box.height / 2, { steps: 6 })
  await expect(nights).toHaveCount(0)
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Application for a short stay' })).toHaveCount(0)
  await details.getByRole('button', { name: 'Close' }).click()
  await expect(details).toHaveCount(0)
  await expect(bar(page, 'Asha Rao')).toBeFocused()
  await expect(nights).toHaveCount(0)
})

test('a room that is taken is marked, refuses the stay by name, and the bar returns to its place', async ({
  page,
}) => {
  await signIn(page)
  const { building, book, where, at, route } = await makeYamuna(page)
  const { id } = await book('Om Prakash', '101', 1, 2)
  await book('Meera Joshi', '102', 2, 2)
  await open(page, route)
  await pull(page, 'Om Prakash', ['101', 1], ['102', 1])
  await expect(page.getByTestId('ghost')).toHaveAttribute('data-free', 'false')
  await page.mouse.up()
  await expect(page.getByRole('alert')).toContainText(
    `Room 102 (${building.name}, floor 1) has just been taken for these dates.`,
  )
  await expect(page.getByTestId('ghost')).toHaveCount(0)
  await expect(bar(page, 'Om Prakash')).toHaveAccessibleName(/room 101/)

  // A change by another desk meanwhile is refused too, and then shown.
  await book('Lakshmi Iyer', '103', 1, 2)
  await pull(page, 'Om Prakash', ['101', 1], ['103', 1])
  await expect(page.getByTestId('ghost')).toHaveAttribute('data-free', 'true')
  await page.mouse.up()
  await expect(page.getByRole('alert').getByText(`Room 103 (${building.name}, floor 1)`)).toBeVisible()
  await expect(bar(page, 'Lakshmi Iyer')).toBeVisible()

  await pull(page, 'Om Prakash', ['101', 1], ['104', 1])
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('ghost')).toHaveCount(0)
  await page.mouse.up()
  expect(await where(id)).toEqual(at('101', 1, 2))

  // A move that is made takes the refusal of the one before away: it covered the chart and the notice with Undo.
  await pull(page, 'Om Prakash', ['101', 1], ['104', 1])
  await page.mouse.up()
  await expect(page.getByRole('status').getByText(/^Om Prakash: room 104/)).toBeVisible()
  await expect(page.getByText(/has just been taken/)).toHaveCount(0)
})

test('the difference of a paid stay is shown first, and recorded when the desk has agreed to it', async ({
  page,
}) => {
  await signIn(page)
  const { building, book, where, at, route } = await makeYamuna(page)
  const { id } = await book('Kavita Soni', '101', 1, 2)
  await send(page, reservations.takeBhent, { id, payment_amount: 1000 })
  await open(page, route)
  await pull(page, 'Kavita Soni', ['101', 1], ['201', 1])
  await page.mouse.up()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(
    'The Bhent becomes Rs. 1,400.00; Rs. 1,000.00 was paid. Rs. 400.00 is collected in cash.',
  )
  for (const text of ['Kavita Soni', `${building.name} 201`, '2 nights', 'Rs. 1,400.00'])
    await expect(question).toContainText(text)
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByTestId('ghost')).toHaveCount(0)
  expect(await where(id)).toEqual(at('101', 1, 2))

  await pull(page, 'Kavita Soni', ['101', 1], ['201', 1])
  await page.mouse.up()
  await question.getByRole('button', { name: 'Collect and move' }).click()
  await expect(page.getByText('Please collect Rs. 400.00 in cash.')).toBeVisible()
  expect(await where(id)).toEqual(at('201', 1, 2))
})

test('by keyboard alone: from bar to bar, into the form, to another room', async ({ page }) => {
  await signIn(page)
  const { building, book, where, at, route } = await makeYamuna(page)
  await book('Asha Rao', '101', 0, 2)
  const { id } = await book('Ravi Patel', '102', 1, 2)
  await open(page, route)
  await expect(bar(page, 'Asha Rao')).toBeVisible()
  await page.getByRole('switch', { name: 'Free only' }).focus()
  await page.keyboard.press('Tab')
  await expect(bar(page, 'Asha Rao')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(bar(page, 'Ravi Patel')).toBeFocused()
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'Ravi Patel' })
  await expect(details.getByRole('button', { name: 'Move…' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
  await expect(bar(page, 'Ravi Patel')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(details.getByRole('button', { name: 'Move…' })).toBeFocused()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Move stay' })
  await expect(form.getByLabel('Room')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('room 104')
  await expect(page.getByRole('option', { name: `${building.name}, room 104` })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Room')).toHaveValue(`${building.name}, room 104`)
  // Disabled until the price of the move is known.
  const submit = form.getByRole('button', { name: 'Move stay' })
  await expect(submit).toBeEnabled()
  await submit.focus()
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await expect(bar(page, 'Ravi Patel')).toHaveAccessibleName(/room 104/)
  await expect(bar(page, 'Ravi Patel')).toBeFocused()
  expect(await where(id)).toEqual(at('104', 1, 2))
})

test('a room that is typed before the free rooms have come is chosen by Enter when they are there', async ({
  page,
}) => {
  await signIn(page)
  const { building, book, route } = await makeYamuna(page)
  await book('Ravi Patel', '101', 1, 2)
  await open(page, route)
  const { promise: typed, resolve: answer } = Promise.withResolvers<void>()
  await answerOnce(page, '**/admin/rooms/available?*', async (held) => {
    await typed
    await held.continue()
  })
  await bar(page, 'Ravi Patel').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Move…' }).press('Enter')
  const room = page.getByRole('dialog', { name: 'Move stay' }).getByLabel('Room')
  await expect(room).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('room 104')
  await expect(page.getByText('Loading ...')).toBeVisible()
  answer()
  await expect(page.getByRole('option', { name: `${building.name}, room 104` })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(room).toHaveValue(`${building.name}, room 104`)
})

test('free rooms that could not be read are not called taken', async ({ page }) => {
  await signIn(page)
  const { book, route } = await makeYamuna(page)
  await book('Ravi Patel', '101', 1, 2)
  await open(page, route)
  await page.route('**/admin/rooms/available?*', (request) =>
    request.fulfill({ status: 503, json: { success: false, message: 'Please try again.' } }),
  )
  await bar(page, 'Ravi Patel').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Move…' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Move stay' }).getByLabel('Room')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('room 104')
  await expect(page.getByText('The free rooms could not be read.')).toBeVisible()
})

test('jumps to a date, shows free rooms, and finds a reservation on any date', async ({ page }) => {
  await signIn(page)
  const { building, today, book, route } = await makeYamuna(page)
  const { application_number } = await book('Hetal Shah', '202', 60, 2)
  await open(page, route)
  await expect(page.getByRole('rowheader', { name: /^202/ })).toBeVisible()
  await page.getByLabel('From').fill(addDays(today, 60))
  await expect(bar(page, 'Hetal Shah')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`from=${addDays(today, 60)}`))
  await page.getByRole('switch', { name: 'Free only' }).click()
  await expect(page.getByRole('rowheader', { name: /^202/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(page.getByRole('columnheader', { name: /, today$/ })).toBeVisible()

  await open(page, '/room-chart')
  await page.getByLabel('Reservation Reference').fill(application_number.toLowerCase())
  await page.keyboard.press('Enter')
  const found = page.getByRole('gridcell', { name: new RegExp(`${application_number}$`) })
  await expect(found).toBeFocused()
  await expect(found).toBeInViewport()
  await expect(page.getByText(`${building.name} · floor 2, LEFT`)).toBeVisible()
  await page.getByLabel('Reservation Reference').fill('A26-999999')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No reservation with this reference holds a room.')).toBeVisible()
})

test('a search that is answered late leaves what is typed meanwhile; Back shows the reference before', async ({
  page,
}) => {
  await signIn(page)
  const { book, route } = await makeYamuna(page)
  const { application_number: one } = await book('Hetal Shah', '202', 3, 2)
  const { application_number: other } = await book('Asha Rao', '101', 2, 2)
  await open(page, route)
  await expect(bar(page, 'Asha Rao')).toBeVisible()
  const reference = page.getByLabel('Reservation Reference')
  const held = await holdFirst(page, reservations.findOnChart)
  await reference.fill(one)
  await page.keyboard.press('Enter')
  await held.isHeld()
  await reference.fill(other)
  const late = page.waitForResponse((answer) => answer.url().includes(`application_number=${one}`))
  held.release()
  await late
  await expect(reference).toHaveValue(other)
  await expect(reference).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar(page, 'Asha Rao')).toBeFocused()
  await reference.fill(one)
  await page.keyboard.press('Enter')
  await expect(bar(page, 'Hetal Shah')).toBeFocused()
  await page.goBack()
  await expect(reference).toHaveValue(other)
})
