import { expect, type Locator, type Page } from '@playwright/test'

const click = (button: Locator) => button.click()

/** Closes everything above the screen with Escape, one layer at a time. */
export async function closeLayers(page: Page) {
  const dialogs = page.getByRole('dialog')
  await expect(async () => {
    if (await dialogs.count()) await page.keyboard.press('Escape')
    await expect(dialogs).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
}

/**
 * Closes the dialog with its last button of this name. A dialog that has just taken a form's place ignores its first
 * clicks (`web/src/ui/use-grace.ts`), so the button is pressed until the dialog is gone.
 *
 * @param use how the button is used, such as `(button) => button.press('Enter')`
 */
export async function closeDialog(
  page: Page,
  name = 'Close',
  use: (button: Locator) => Promise<void> = click,
) {
  const dialog = page.getByRole('dialog').last()
  await expect(async () => {
    if (await dialog.isVisible()) await use(dialog.getByRole('button', { name }).last())
    await expect(dialog).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
}
