import { expect, type Page, test } from '@playwright/test'
import { expectDialogAccessible } from './accessible.ts'
import { closeDialog, closeLayers } from './dialogs.ts'
import { makeLine, monthBefore, readHouse } from './electricity.ts'
import { catchPrinting, printedText } from './journey.ts'
import { open, signIn } from './staff.ts'

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

let made: Awaited<ReturnType<typeof makeLine>>
let house: { id: number; houseno: string }

test.beforeAll(async () => {
  made = await makeLine(2)
  house = made.houses[0] ?? { id: 0, houseno: '' }
  await readHouse(made.line, await monthBefore(0), house.id, 130)
})

const rowOf = (page: Page) => page.getByRole('row', { name: new RegExp(house.houseno) })

/** An action in the row of the house. */
async function act(page: Page, action: string) {
  await expect(rowOf(page)).toBeVisible()
  const inRow = rowOf(page).getByRole('button', { name: action, exact: true })
  if (await inRow.isVisible()) return inRow.click()
  await rowOf(page)
    .getByRole('button', { name: /^More actions for/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('the dialogs of electricity are accessible, and every figure of a bill opens the records behind it', async ({
  page,
}) => {
  await catchPrinting(page)
  await signIn(page)
  await test.step('the dialogs of setting up are accessible', async () => {
    for (const [path, add] of [
      ['/electrical/electric-lines', 'Add electric line'],
      ['/electrical/satsangi-groups', 'Add satsangi group'],
      ['/electrical/bhaint-types', 'Add Bhaint type'],
      ['/electrical/profiles', 'Add Satsangi Profile'],
    ] as const) {
      await open(page, path)
      await page.getByRole('button', { name: add }).first().click()
      await expectDialogAccessible(page, `adding in ${path}`)
      await closeDialog(page, 'Cancel')
    }
  })
  await test.step('the dialogs of a house are accessible, and every figure of its bill opens the records behind it', async () => {
    await open(page, `/electrical/profiles?houseno=${encodeURIComponent(house.houseno)}`)
    const ofHouse = page.getByRole('table', { name: 'Bhaint types' })
    await act(page, 'Show Bhaint types')
    await expect(ofHouse).toBeVisible()
    await act(page, 'Hide Bhaint types')
    await expect(ofHouse).toHaveCount(0)
    const actions = [
      'Pay Dues',
      'Edit',
      'Account',
      'Collect an advance',
      'Print bill',
      'Another family',
      'Consumption',
    ]
    // Escape does not close the forms of a profile (specification, part 3, section 2).
    const staying = ['Pay Dues', 'Edit', 'Another family']
    for (const action of actions) {
      await act(page, action)
      await expectDialogAccessible(page, action)
      if (action === 'Consumption') continue
      if (!staying.includes(action)) {
        await closeLayers(page)
        continue
      }
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await closeDialog(page, 'Cancel')
    }
    const dialog = page.getByRole('dialog', { name: 'Consumption' })
    await dialog.getByRole('button', { name: 'Print', exact: true }).click()
    const paper = await printedText(page)
    expect(paper).toContain(house.houseno)
    expect(paper).toMatch(/Average of the group/)
    await dialog.getByRole('row').nth(1).getByRole('link').nth(2).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bills')
    await page.goBack()
    await dialog.getByRole('row').nth(1).getByRole('link').first().click()
    await expect(page.getByRole('button', { name: 'One house' })).toBeVisible()
    await expect(rowOf(page)).toContainText('260.00')
    await rowOf(page)
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click()
    const charges = page.getByRole('table', { name: 'Electricity bill' })
    await expect(charges).toContainText('Rs. 7.00')
    await expect(charges).toContainText('Rs. 210.00')
    await rowOf(page).getByRole('link', { name: '30', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('House Reading Edit')
    await expect(page.getByText('Saved Reading')).toBeVisible()
  })
})
