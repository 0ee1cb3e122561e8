import { samadh } from '@nivas/contract/samadh/calls.ts'
import { expect, test } from '@playwright/test'
import { act } from './journey.ts'
import { office, ownName } from './office.ts'
import { openAllDay, visitElsewhere } from './samadh.ts'
import { open, signIn } from './staff.ts'

test.beforeAll(openAllDay)

test('a wrong name and number of people, and forgotten phones, are corrected until the visit ends', async ({
  page,
}) => {
  const name = ownName('Lila')
  const { id } = await visitElsewhere({ visitorname: name, gents: 40, ladies: 0 })
  await signIn(page)
  await open(page, `/samadh/reports/pending-visitors?name=${encodeURIComponent(name)}`)
  await act(page.getByRole('row', { name: new RegExp(name) }), 'Correct entry')
  const dialog = page.getByRole('dialog', { name: 'Correct entry' })
  await expect(dialog.getByLabel(/^Name/)).toHaveValue(name)
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  const corrected = ownName('Leela')
  await dialog.getByLabel(/^Name/).fill(corrected)
  await dialog.getByLabel(/^Gents/).fill('4')
  await dialog.getByLabel(/^Mobile\(s\) Collected/).fill('2')
  await save.click()
  await expect(
    page.getByText(`${corrected} needs a tray. Please scan the ticket at the security point.`),
  ).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const [visit] = await office(samadh.pending, { name: corrected })
  expect(visit).toMatchObject({ id, people: 4, gents: 4, mobilesCollected: 2 })
})
