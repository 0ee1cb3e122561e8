import type { Success } from '@nivas/contract/call.ts'
import { electrical } from '@nivas/contract/electrical/calls.ts'
import { expect, test } from '@playwright/test'
import { expectDialogAccessible } from './accessible.ts'
import { makeLine, monthBefore, readHouse } from './electricity.ts'
import { office, ownName } from './office.ts'
import { open, signIn, startAnew } from './staff.ts'
import { isStored } from './stored-drafts.ts'

test('from nothing to a house with its charges: line, group, Bhaint types, profile', async ({ page }) => {
  await signIn(page)
  const dialog = page.getByRole('dialog')
  const [line, group, rate, upkeep] = ['North', 'Lane', 'Units', 'Upkeep'].map(ownName) as [
    string,
    string,
    string,
    string,
  ]

  // The answer of a venue that has no line yet.
  const answerOfLines = '**/api/electrical/electricLines*'
  await page.route(answerOfLines, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), data: [] } })
  })
  await open(page, '/electrical/bulk-readings')
  await expect(page.getByText('No electric line is in use yet.')).toBeVisible()
  await page.unroute(answerOfLines)
  await page.getByRole('link', { name: 'Set up: Electric lines' }).click()
  await page.getByRole('button', { name: 'Add electric line' }).first().click()
  await expect(dialog.getByLabel('Line name')).toBeFocused()
  await page.keyboard.type('North 7')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please enter letters and spaces only')).toBeVisible()
  await dialog.getByLabel('Line name').fill(line)
  await expectDialogAccessible(page, 'a line')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.getByLabel('Line name').fill(line)
  await expect(page.getByRole('row', { name: new RegExp(line) })).toBeVisible()

  await open(page, '/electrical/satsangi-groups')
  await page.getByRole('button', { name: 'Add satsangi group' }).first().click()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.type(group)
  await expectDialogAccessible(page, 'a group')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)

  await test.step('the first Bhaint type of a venue starts as a rate by the unit, and the house keeps it', async () => {
    const answerOfCharges = '**/api/electrical/chargeTypes'
    await page.route(answerOfCharges, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), data: [] } })
    })
    await open(page, '/electrical/bhaint-types')
    await page.getByRole('button', { name: 'Add Bhaint type' }).last().click()
    await expect(dialog.getByLabel('Fixed charge')).not.toBeChecked()
    await expect(dialog.getByText('Rupees per unit')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.unroute(answerOfCharges)
    await office(electrical.addCharge, {
      chargeName: ownName('Rate'),
      cost: 7,
      isFixed: false,
      active: false,
    })
    await page.reload()
  })
  for (const [name, cost, fixed] of [
    [upkeep, '50', true],
    [rate, '7.25', false],
  ] as const) {
    await page.getByRole('button', { name: 'Add Bhaint type' }).first().click()
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await page.keyboard.type(name)
    await dialog.getByRole('textbox', { name: 'Amount' }).fill(cost)
    if (!fixed) await dialog.getByLabel('Fixed charge').uncheck()
    await expectDialogAccessible(page, 'a Bhaint type')
    await dialog.getByRole('button', { name: 'Add Bhaint type' }).click()
    await expect(dialog).toHaveCount(0)
  }

  const houseno = ownName('H')
  await open(page, '/electrical/profiles')
  await test.step('a house without a rate by the unit says that its units are not billed', async () => {
    const answerOfActive = '**/api/electrical/chargeType/getActiveCharges'
    await page.route(answerOfActive, async (route) => {
      const response = await route.fetch()
      const { data, ...body } = (await response.json()) as Success<typeof electrical.activeCharges>
      const fixed = data.filter(({ fixedcharges }) => fixedcharges > 0)
      await route.fulfill({ response, json: { ...body, data: fixed } })
    })
    await page.getByRole('button', { name: 'Add Satsangi Profile' }).first().click()
    await expect(dialog.getByText(/^No Bhaint type is charged per unit,/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await page.unroute(answerOfActive)
  })
  await page.getByRole('button', { name: 'Add Satsangi Profile' }).first().click()
  await dialog.getByLabel('House No').fill(houseno.slice(-18))
  await dialog.getByLabel('Satsangi Name').fill('Asha Rao')
  await dialog.getByLabel('Electric line').click()
  await page.getByRole('option', { name: line }).click()
  await dialog.getByLabel('Satsangi group').click()
  await page.getByRole('option', { name: group }).click()
  await dialog.getByRole('textbox', { name: upkeep }).fill('60')
  await expectDialogAccessible(page, 'a profile')
  await dialog.getByRole('button', { name: 'Add Satsangi Profile' }).click()
  await expect(page.getByText(`Record added successfully. ${houseno.slice(-18)} Asha Rao`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.getByLabel('House No').fill(houseno.slice(-18))
  const row = page.getByRole('row', { name: new RegExp(houseno.slice(-18)) })
  await expect(row).toContainText('Asha Rao')
  await row.getByRole('button', { name: 'Edit' }).click()
  await expect(dialog.getByRole('textbox', { name: upkeep })).toHaveValue('60')
  await expect(dialog.getByLabel('First reading')).toHaveValue('0')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const { rows } = { rows: await office(electrical.profiles, { houseno: houseno.slice(-18) }) }
  expect(rows).toMatchObject([{ electricline: { lineName: line }, groupid: { name: group } }])
})

test('the draft of a house is restored with its present Bhaint types and readings', async ({ page }) => {
  await signIn(page)
  await test.step('an unsaved house is restored by its Bhaint types, which a colleague has changed', async () => {
    const [first, changed, other] = [ownName('Aa'), ownName('Lamps'), ownName('Water')]
    const fixed = (chargeName: string, cost: number) => ({ chargeName, cost, isFixed: true, active: true })
    await office(electrical.addCharge, fixed(changed, 40))
    const { id } = await office(electrical.addCharge, fixed(other, 20))
    const dialog = page.getByRole('dialog')
    const amount = (name: string) => dialog.getByRole('textbox', { name })
    const begin = async () => {
      await page.getByRole('button', { name: 'Add Satsangi Profile' }).first().click()
      await expect(amount(changed)).toBeVisible()
    }
    await open(page, '/electrical/profiles')
    await begin()
    await amount(changed).fill('61')
    await isStored(page, '"amount":61')

    await office(electrical.addCharge, fixed(first, 30))
    await office(electrical.updateCharge, { ...fixed(other, 25), id })
    await page.reload()
    await begin()
    await expect(dialog.getByText('is here again.')).toBeVisible()
    await expect(amount(changed)).toHaveValue('61')
    await expect(amount(first)).toHaveValue('30')
    await expect(amount(other)).toHaveValue('25')
  })
  await test.step('a house that was read after its form was left is saved from the draft, without the first reading', async () => {
    await startAnew(page)
    const { line, houses } = await makeLine(1)
    const { id, houseno } = houses[0] ?? { id: 0, houseno: '' }
    await open(page, `/electrical/profiles?houseno=${encodeURIComponent(houseno)}`)
    const dialog = page.getByRole('dialog')
    const edit = () =>
      page
        .getByRole('row', { name: new RegExp(houseno) })
        .getByRole('button', { name: 'Edit' })
        .click()
    await edit()
    await dialog.getByLabel('First reading').fill('90')
    await dialog.getByLabel('Satsangi Name').fill('Usha Rao')
    await isStored(page, 'Usha Rao')

    await readHouse(line, await monthBefore(1), id, 110)
    await page.reload()
    await edit()
    await expect(dialog.getByText('is here again.')).toBeVisible()
    await expect(dialog.getByLabel('Satsangi Name')).toHaveValue('Usha Rao')
    await expect(dialog.getByLabel('First reading')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await office(electrical.profile, { id })).toMatchObject({ name: 'Usha Rao', firstreading: null })
  })
})

test('edits of Bhaint types, lines and houses open with present values, and keep what a colleague changes', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('forms of a Bhaint type and a line open with present values, not with those of the list', async () => {
    const [lamps, lane] = [ownName('Lamps'), ownName('Lane')]
    const fixed = { chargeName: lamps, isFixed: true, active: true }
    const charge = await office(electrical.addCharge, { ...fixed, cost: 40 })
    const line = await office(electrical.addLine, { lineName: lane, isEnabled: true })
    const dialog = page.getByRole('dialog')
    const show = async (screen: string, filter: string, name: string) => {
      await open(page, screen)
      await page.getByPlaceholder(filter).first().fill(name)
      const row = page.getByRole('row', { name: new RegExp(name) })
      await expect(row).toHaveCount(1)
      return row
    }

    const ofCharge = await show('/electrical/bhaint-types', 'Name', lamps)
    await expect(ofCharge).toContainText('40.00')
    await office(electrical.updateCharge, { ...fixed, cost: 45, id: charge.id })
    await ofCharge.getByRole('button', { name: 'Edit' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('45')
    await dialog.getByLabel('Name').fill(`${lamps} Lane`)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(ofCharge).toContainText('45.00')

    const ofLine = await show('/electrical/electric-lines', 'Line name', lane)
    await office(electrical.updateLine, { id: line.id, lineName: lane, isEnabled: false })
    await ofLine.getByRole('button', { name: 'Edit' }).click()
    await dialog.getByLabel('Description').fill('Near the well')
    await expect(dialog.getByRole('switch', { name: 'Enabled' })).not.toBeChecked()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    const lines = await office(electrical.lines, {})
    expect(lines.find(({ id }) => id === line.id)).toMatchObject({ isEnabled: 0 })
  })
  await test.step('a corrected name keeps what a colleague changes while the dialog is open', async () => {
    await startAnew(page)
    const [lamps, lane] = [ownName('Lamps'), ownName('Lane')]
    const fixed = { chargeName: lamps, isFixed: true, active: true }
    const charge = await office(electrical.addCharge, { ...fixed, cost: 40 })
    const line = await office(electrical.addLine, { lineName: lane, isEnabled: true })
    const dialog = page.getByRole('dialog')
    const rename = async (screen: string, field: string, name: string, meanwhile: () => Promise<unknown>) => {
      await open(page, screen)
      await page.getByPlaceholder(field).first().fill(name)
      const row = page.getByRole('row', { name: new RegExp(name) })
      await row.getByRole('button', { name: 'Edit' }).click()
      await expect(dialog.getByLabel(field)).toHaveValue(name)
      await meanwhile()
      await dialog.getByLabel(field).fill(`${name} Kept`)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toHaveCount(0)
    }
    await rename('/electrical/bhaint-types', 'Name', lamps, () =>
      office(electrical.updateCharge, { id: charge.id, cost: 45, active: false }),
    )
    const charges = await office(electrical.chargeTypes, {})
    const known = charges.find(({ id }) => id === charge.id)
    expect(known).toMatchObject({ name: `${lamps} Kept`, amount: 45, active: 0 })
    await rename('/electrical/electric-lines', 'Line name', lane, () =>
      office(electrical.updateLine, { id: line.id, isEnabled: false }),
    )
    const lines = await office(electrical.lines, {})
    const changed = { lineName: `${lane} Kept`, isEnabled: 0 }
    expect(lines.find(({ id }) => id === line.id)).toMatchObject(changed)
  })
  await test.step('a corrected name of a house keeps the meter that a colleague changes', async () => {
    await startAnew(page)
    const { houses } = await makeLine(1)
    const { id, houseno } = houses[0] ?? { id: 0, houseno: '' }
    await open(page, `/electrical/profiles?houseno=${encodeURIComponent(houseno)}`)
    const row = page.getByRole('row', { name: new RegExp(houseno) })
    await row.getByRole('button', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog')
    const name = dialog.getByLabel('Satsangi Name')
    await expect(name).toHaveValue('Asha Rao')
    await office(electrical.updateProfile, { id, meterno: 'M 9', enabled: false })
    await name.fill('Usha Rao')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    const after = await office(electrical.profile, { id })
    expect(after).toMatchObject({ name: 'Usha Rao', meterno: 'M 9', enabled: 0 })
  })
  await test.step('the first reading of a house is 0 when its field is emptied, as for a new house', async () => {
    await startAnew(page)
    const { houses } = await makeLine(1)
    const { id, houseno } = houses[0] ?? { id: 0, houseno: '' }
    await open(page, `/electrical/profiles?houseno=${encodeURIComponent(houseno)}`)
    await page
      .getByRole('row', { name: new RegExp(houseno) })
      .getByRole('button', { name: 'Edit' })
      .click()
    const dialog = page.getByRole('dialog')
    const first = dialog.getByLabel('First reading')
    await expect(first).toHaveValue('100')
    await first.fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await office(electrical.profile, { id })).toMatchObject({ name: 'Asha Rao', firstreading: 0 })
  })
})
