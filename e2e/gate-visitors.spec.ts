import { MOST_COUNTED } from '@nivas/contract/count.ts'
import { addDays } from '@nivas/contract/dates.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import { expect, test } from '@playwright/test'
import { enterElsewhere, today } from './gate.ts'
import { ownName } from './office.ts'
import { untilShown } from './quiet.ts'
import { open, type send, signIn, startAnew } from './staff.ts'

test('visitors are searched, exported, counted up to a limit, and found while they stay for days', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('the report of non-satsangi visitors can be searched and exported', async () => {
    await enterElsewhere(page, { visitorname: '=1+1' })
    await open(page, '/gate-non-satsangi-visitors')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    const stream = await (await downloading).createReadStream()
    let text = ''
    for await (const chunk of stream) text += String(chunk)
    expect(text).toContain("'=1+1")
    await page.getByLabel('From').fill('2001-01-01')
    await page.getByLabel('To', { exact: true }).fill('2001-01-02')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('0 entries found.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled()
    await page.getByLabel('From').fill('2099-01-01')
    await expect(page.getByRole('button', { name: 'Search' })).toBeDisabled()
  })
  await test.step('a list whose total stopped counting says that there are more', async () => {
    await startAnew(page)
    await enterElsewhere(page, { visitorname: 'One of Many' })
    await page.route('**/api/admin/gate-pending-visitors*', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as Awaited<ReturnType<typeof send<typeof gate.pending>>>
      const pagination = { ...body.meta.pagination, total: MOST_COUNTED + 1 }
      await route.fulfill({ response, json: { ...body, meta: { ...body.meta, pagination } } })
    })
    await open(page, '/gate-pending-visitors')
    await expect(page.getByText('10,000+ entries inside')).toBeVisible()
    await expect(page.getByText(/^1–\d+ of 10,000\+$/)).toBeVisible()
  })
  await test.step('a guest who stays for days is in the lists that the search and the dashboard open', async () => {
    await startAnew(page)
    const visitorname = ownName('Stays Longer')
    await enterElsewhere(page, { visitorname, todate: addDays(await today(page), 2) })
    const row = page.getByRole('row', { name: new RegExp(visitorname) })
    const guests = page.getByRole('switch', { name: 'Include guests who stay overnight' })

    await test.step('without a filter the list has those who are to leave by today', async () => {
      await untilShown(page, () =>
        open(page, `/gate-pending-visitors?name=${encodeURIComponent(visitorname)}`),
      )
      await expect(guests).not.toBeChecked()
      await expect(row).toHaveCount(0)
      await expect(page.getByText('0 entries inside with these filters')).toBeVisible()
      await guests.click()
      await expect(row).toBeVisible()
      await expect(page.getByText('1 entry inside with these filters')).toBeVisible()
      await page.reload()
      await expect(row).toBeVisible()
    })
    await test.step('Ctrl+K finds the guest, and opens the list with the row', async () => {
      await open(page, '/dashboard')
      await expect(page.getByRole('button', { name: /Ctrl\+K/ })).toBeVisible()
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox', { name: /Which screen/ })).toBeFocused()
      await page.keyboard.type(visitorname)
      const line = page.getByRole('dialog', { name: /Go to/ }).getByRole('option')
      await expect(line.first()).toContainText(visitorname)
      await page.keyboard.press('Enter')
      await expect(row).toBeVisible()
    })
    await test.step('the figure of those inside opens all of them', async () => {
      await open(page, '/dashboard')
      const inside = page.getByRole('region', { name: 'People inside' })
      await inside.getByRole('link', { name: /^Inside now/ }).click()
      await expect(page).toHaveURL(/gate-pending-visitors\?guests=true/)
      await expect(guests).toBeChecked()
      const state = page.getByText(/ entr(y|ies) inside/)
      await expect(state).toContainText(' inside · updated every 10 seconds')
      await guests.click()
      await expect(state).toContainText(' inside without guests who stay overnight · updated')
    })
  })
})
