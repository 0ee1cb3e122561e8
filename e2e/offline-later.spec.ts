import { gate } from '@nivas/contract/gate/calls.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import { expect, test } from '@playwright/test'
import { enter, enterByForm, isReadyOffline, lostServer } from './lost-server.ts'
import { sessionKey } from './staff.ts'

/** A server of its own, which is killed. */
test.describe.configure({ timeout: 600_000 })

test('a counter that loses its network long after it was opened has its lists, and seals numbers', async () => {
  const venue = await lostServer()
  try {
    await venue.start()
    const page = await venue.openBrowser()
    await page.clock.install()
    await enter(page, venue.origin)
    await isReadyOffline(page)
    const answer = await page.request.get(`${venue.origin}/api/venue`)
    const day = ((await answer.json()) as { data: { today: string } }).data.today
    // By then the page has removed every answer that no screen shows.
    await page.clock.fastForward(20 * 60_000)
    await venue.kill()

    await enterByForm(page, 'Asha One', '2345_6789_0124', day)
    const waits = page.getByRole('main').getByRole('link', { name: '1 waiting to be sent' })
    await expect(waits).toBeVisible({ timeout: 30_000 })
    await page.goto(`${venue.origin}/#/non-satsangi-entry`)
    await page.getByRole('combobox', { name: /^Purpose of visit/ }).click()
    await expect(page.getByRole('option', { name: 'Meeting a satsang official' })).toBeVisible()
    await page.keyboard.press('Escape')

    await venue.start()
    await page.goto(`${venue.origin}/#/gate-waiting`)
    await expect(page.getByText(/^Nothing is waiting/)).toBeVisible({ timeout: 120_000 })
    // The server has the whole number: the card finds the visit.
    const { path, body } = requestParts(gate.exit, { idNumber: '2345 6789 0124' })
    const exit = await page.request.fetch(venue.origin + path, {
      method: gate.exit.method,
      headers: { 'x-requested-with': 'test', ...(await sessionKey(page)) },
      ...(body && { data: body }),
    })
    expect(await exit.json()).toMatchObject({ success: true, data: { name: 'Asha One' } })
  } finally {
    await venue.end()
  }
})
