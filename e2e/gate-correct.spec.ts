import { gate } from '@nivas/contract/gate/calls.ts'
import { expect, test } from '@playwright/test'
import { enterElsewhere, today } from './gate.ts'
import { act } from './journey.ts'
import { office, ownName } from './office.ts'
import { open, signIn } from './staff.ts'

test('a wrong number of people is corrected while they are inside; a correction by another gate stays', async ({
  page,
}) => {
  await signIn(page)
  const name = ownName('Meena')
  const { id } = await enterElsewhere(page, { visitorname: name, people: 400 })
  await open(page, `/gate-pending-visitors?name=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await act(row, 'Correct entry')
  const dialog = page.getByRole('dialog', { name: 'Correct entry' })
  await expect(dialog.getByLabel(/^Name/)).toHaveValue(name)
  await expect(dialog.getByLabel(/^Departure Date/)).not.toHaveValue('')
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await office(gate.editVisit, { id, vehicleno: 'UP80 AB 1234' })
  const people = dialog.getByLabel(/^No of People/)
  await people.fill('')
  await people.pressSequentially('1.5')
  await page.keyboard.press('Enter')
  await expect(people).toHaveValue('1.5')
  await expect(dialog.getByText('Please enter a whole number')).toBeVisible()
  await people.fill('40')
  await dialog.getByLabel(/^Departure Time/).fill('2230')
  await save.click()
  await expect(page.getByText('Record updated successfully.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('40')
  const [visit] = await office(gate.pending, { name })
  expect(visit).toMatchObject({
    id,
    people: 40,
    vehicleno: 'UP80 AB 1234',
    todate: await today(page),
    departure_time: '22:30',
  })
})
