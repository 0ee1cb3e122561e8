import { test } from '@playwright/test'
import { expectDialogAccessible } from './accessible.ts'
import { makeBuilding } from './building.ts'
import { closeLayers } from './dialogs.ts'
import { open, signIn } from './staff.ts'

// This test makes its own building, so it can run beside the other tests.
test.describe.configure({ mode: 'parallel', timeout: 180_000 })

test('every dialog of the venue is accessible', async ({ page }) => {
  const dialogs = async (screen: string, buttons: readonly string[], menu: readonly string[] = []) => {
    for (const name of buttons) {
      await open(page, screen)
      await page.getByRole('button', { name }).first().click()
      await expectDialogAccessible(page, `${screen} ${name}`)
      await closeLayers(page)
    }
    for (const name of menu) {
      await page
        .getByRole('button', { name: /^More actions for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name }).click()
      await expectDialogAccessible(page, `${screen} ${name}`)
      await closeLayers(page)
    }
  }
  const { building, floorId } = await makeBuilding()
  const floors = `/buildings/${building.id}/floors`
  await signIn(page)
  await dialogs(
    `/buildings?name=${encodeURIComponent(building.name)}`,
    ['Add Building', 'Edit'],
    ['Set Attributes'],
  )
  await dialogs(floors, ['Add Floor', 'Edit'], ['Set Attributes'])
  const buttons = ['Add many rooms', 'Add Room', 'Edit', 'Switch off for dates']
  await dialogs(`${floors}/${floorId}/rooms`, buttons, ['Set Attributes', 'Delete'])
  await dialogs('/attributes', ['Add Attribute', 'Edit'])
  await dialogs('/names-in-hindi?kind=gate', ['Add gate or event', 'Edit'])
})
