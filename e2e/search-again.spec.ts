import { expect, type Page, test } from '@playwright/test'
import { makeLine } from './electricity.ts'
import { open, signIn } from './staff.ts'

/** Returns whether the press starts a read, and waits for its answer. */
const isRead = async (page: Page, address: RegExp, press: () => Promise<void>) => {
  const [answer] = await Promise.all([page.waitForResponse(address), press()])
  expect(answer.ok()).toBe(true)
}

test('a filter that was typed just before leaving does not narrow the next screen', async ({ page }) => {
  let load = () => {}
  const loads = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route('**/assets/line-accounts-*.js', async (route) => {
    await loads
    await route.continue()
  })
  await signIn(page)
  await open(page, '/electrical/reports/overall-overdues')
  await page.getByPlaceholder('Satsangi Name').fill('Asha')
  const left = await page.evaluate(() => {
    location.hash = '#/electrical/reports/line-accounts'
    return performance.now()
  })
  // Longer than the pause after which a filter is in the address.
  await page.waitForFunction((left) => performance.now() > left + 400, left)
  load()
  await expect(page.getByRole('heading', { name: 'Billed, collected and owed', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/line-accounts$/)
  await expect(page.getByPlaceholder('Line name')).toHaveValue('')
})

test('a repeated search of the same days reads them again', async ({ page }) => {
  const { houses } = await makeLine(1)
  const house = houses[0] ?? { id: 0, houseno: '' }
  await signIn(page)
  const search = page.getByRole('button', { name: 'Search', exact: true })
  for (const [route, address] of [
    ['/released-rooms', /\/api\/admin\/reservations\/released\?/],
    ['/electrical/reports/line-accounts', /\/api\/electrical\/reports\/getLineAccounts$/],
    [
      `/electrical/profiles?houseno=${encodeURIComponent(house.houseno)}&account=${house.id}`,
      /\/api\/electrical\/profile\/getStatement$/,
    ],
  ] as const)
    await test.step(route, async () => {
      await isRead(page, address, () => open(page, route).then(() => undefined))
      await isRead(page, address, () => search.click())
      await isRead(page, address, () => search.click())
    })
})
