import { expect, type Locator, type Page } from '@playwright/test'

const click = (button: Locator) => button.click()

/**
 * Closes the dialog with its last button of this name. A dialog that has just taken a form's place ignores its first
 * clicks (`web/src/ui/use-grace.ts`), so the button is used until the dialog is gone.
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
