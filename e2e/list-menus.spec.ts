import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeBuilding } from './building.ts'
import { closeLayers } from './dialogs.ts'
import { find } from './journey.ts'
import { office } from './office.ts'
import { untilShown } from './quiet.ts'
import { makeHeld, makeNew } from './reservation.ts'
import { open, signIn } from './staff.ts'

test.describe.configure({ mode: 'parallel' })

async function openList(page: Page) {
  const { application_number } = await makeNew()
  await signIn(page)
  const row = await find(page, '/reservations', application_number)
  return { row, more: row.getByRole('button', { name: /^More actions for/ }), menu: page.getByRole('menu') }
}

test('a filter by one value works by keyboard: a letter finds a value, Enter chooses it, the cross clears it', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/cash/journal')
  const filter = page.getByRole('combobox', { name: 'Counter', exact: true })
  const list = page.getByRole('listbox', { name: 'Counter' })
  await filter.press('ArrowDown')
  await expect(list.getByRole('option').first()).toBeFocused()
  await page.keyboard.press('e')
  await expect(list.getByRole('option', { name: 'Electricity' })).toBeFocused()
  await expectAccessible(page, 'the values of a filter')
  await page.keyboard.press('Enter')
  await expect(list).toHaveCount(0)
  await expect(filter).toBeFocused()
  await expect(filter).toHaveText('Electricity')
  await expect(page).toHaveURL(/counter=electricity/)

  await filter.press('Enter')
  await expect(list.getByRole('option', { name: 'Electricity', selected: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(filter).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(filter).toHaveText('Counter')
  await expect(filter).toBeFocused()
  await expect(page).not.toHaveURL(/counter=/)

  // Waits, because its rows replace the placeholder while they are read.
  await untilShown(page, () => open(page, '/reports/list-gate-entries'))
  const quarter = page.getByRole('combobox', { name: 'Quarter hour' })
  await quarter.press('Enter')
  const quarters = page.getByRole('listbox', { name: 'Quarter hour' })
  await expect(quarters.getByRole('option', { name: '00:00' })).toBeFocused()
  await page.keyboard.type('14:3')
  await expect(quarters.getByRole('option', { name: '14:30' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(quarter).toHaveText('14:30')

  await open(page, '/reservations')
  const text = page.getByRole('textbox', { name: 'Applicant' })
  await text.fill('Asha')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(text).toHaveValue('')
  await expect(text).toBeFocused()
})

test('menus of rows work by keyboard and mouse; status and actions cover neither day of a stay', async ({
  page,
}) => {
  test.slow()
  const { row, more, menu } = await openList(page)
  await test.step('a menu of a row is used by keyboard: its button opens it, arrows move, Escape returns to the button', async () => {
    const item = (name: string) => menu.getByRole('menuitem', { name })
    await more.press('Enter')
    await expect(item('Assign building')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item('Edit dates and contact')).toBeFocused()
    await page.keyboard.press('End')
    await expect(item('Delete')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item('Assign building')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(item('Delete')).toBeFocused()
    await expectAccessible(page, 'the menu of a row')
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(more).toBeFocused()

    await more.press('Enter')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: /^Which screen/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(more).toBeFocused()

    await more.press('ArrowDown')
    await expect(item('Assign building')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu).toHaveCount(0)

    await more.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(more).toBeFocused()
    await expect(row).toBeVisible()
  })
  await test.step('a press on the button of an open menu closes it, and so does a press beside it', async () => {
    for (const again of ['once', 'twice']) {
      await more.click()
      await expect(menu, again).toBeVisible()
      await more.click()
      await expect(menu, again).toHaveCount(0)
    }
    await more.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(menu).toHaveCount(0)
    await page.getByRole('button', { name: 'Export' }).click()
    await expect(menu).toHaveCount(1)
    await page.getByRole('button', { name: 'Columns', exact: true }).click()
    await expect(menu).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible()
    await closeLayers(page)
  })
  await test.step('at 1366 pixels status and actions cover neither day of a stay', async () => {
    const { roomId } = await makeBuilding()
    const held = await makeHeld([roomId('101')])
    const paid = await makeHeld([roomId('102')])
    await office(reservations.takeBhent, { id: paid.id, payment_amount: paid.total_amount })
    for (const { application_number } of [held, paid]) {
      const row = await find(page, '/reservations', application_number)
      const heading = page.getByRole('columnheader', { name: 'Departure' })
      const [departure, status] = await Promise.all([
        heading.boundingBox(),
        row.getByText(/^(HOLD|PAID)$/).boundingBox(),
      ])
      if (!departure || !status) throw new Error('a column is missing')
      expect(departure.x + departure.width).toBeLessThanOrEqual(status.x)
    }
  })
})

test('on a phone a layer stays open when its button was just brought into view, and closes when it is scrolled away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page)
  const button = page.getByRole('button', { name: 'Columns', exact: true })
  const layer = page.getByRole('dialog', { name: 'Columns' })
  // Both happen in one task: the scroll event comes after the click.
  await button.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ inline: 'center' })
    element.click()
  })
  await expect(layer.getByRole('checkbox').first()).toBeFocused()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(layer).toBeVisible()
  const box = await layer.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  await button.evaluate((element: HTMLElement) => element.parentElement?.parentElement?.scrollBy(-60, 0))
  await expect(layer).toHaveCount(0)
})
