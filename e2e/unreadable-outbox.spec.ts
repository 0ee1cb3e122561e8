import { expect, test } from '@playwright/test'
import { open, signIn } from './staff.ts'

test('a browser that cannot read its outbox does not say that the server has everything', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { open: really } = IDBFactory.prototype
    IDBFactory.prototype.open = function (name, version) {
      if (name === 'nivas-outbox' && !('isReadable' in window)) throw new DOMException('', 'UnknownError')
      return really.call(this, name, version)
    }
  })
  await signIn(page)
  await open(page, '/gate-waiting')
  const failure = page.getByRole('alert').filter({ hasText: 'cannot be read now' })
  await expect(failure).toBeVisible()
  await expect(page.getByText('Nothing is waiting')).toHaveCount(0)
  await page.evaluate(() => void Object.assign(window, { isReadable: true }))
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nothing is waiting')).toBeVisible()
})
