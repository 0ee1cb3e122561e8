import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeBuilding } from './building.ts'
import { makeHeld } from './reservation.ts'
import { open, signIn, signInByKeyboard, startAnew } from './staff.ts'
import { makeUser } from './user.ts'

const piece = (page: Page, name: string) => page.getByRole('region', { name })

test('a figure opens the list that it sums up, and a piece that fails leaves the others as they are', async ({
  page,
}) => {
  await signIn(page)
  await test.step('a figure opens the list that it sums up, filtered in the same way', async () => {
    const { roomId, building } = await makeBuilding()
    const reservation = await makeHeld([roomId('101')], { from: 0, to: 1 })
    await open(page, '/dashboard')

    const arrivals = piece(page, 'Arrivals still expected today')
    await arrivals.getByRole('link', { name: '10:00–11:00', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/coming=expected/)
    const filter = page.getByRole('button', { name: /Arrival on .* · 10:00–11:00 · still expected/ })
    await expect(filter).toBeVisible()
    const list = page.getByRole('row', { name: new RegExp(reservation.applicant_name) })
    await expect(list).toBeVisible()
    // Removes the filter by keyboard, and types the next one. Back shows the first again, and then the dashboard.
    await filter.focus()
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/coming=expected/)
    await expect(page.getByRole('textbox', { name: 'Reservation Reference' })).toBeFocused()
    await page.goBack()
    await expect(filter).toBeVisible()
    await page.goBack()

    await piece(page, 'Rooms tonight').getByRole('link', { name: building.name }).click()
    await expect(page).toHaveURL(new RegExp(`room-chart\\?building=${building.id}`))
    await page.goBack()
    const tonight = page.getByRole('table', { name: 'Rooms tonight, by building' })
    const held = tonight.getByRole('row', { name: building.name }).getByRole('cell').nth(2)
    await held.getByRole('link', { name: '1' }).click()
    await expect(page).toHaveURL(/state=hold/)
    await expect(page.getByRole('combobox', { name: 'On the first night' })).toHaveText('On hold')
    const chart = page.getByTestId('room-chart')
    await expect(chart.getByText('101', { exact: true })).toBeVisible()
    await expect(chart.getByText('102', { exact: true })).toHaveCount(0)
    await page.goBack()
    await piece(page, 'Bhent today')
      .getByRole('link', { name: /Today so far/ })
      .click()
    await expect(page).toHaveURL(/cash\/journal\?.*kind=BHENT/)
    await page.goBack()
    await expect(piece(page, 'People inside').getByRole('link', { name: /All sites/ })).toBeVisible()
    await expect(piece(page, 'Meals to cook').getByRole('row')).toHaveCount(5)
    await expectAccessible(page, 'dashboard')
  })
  await test.step('on a phone large numbers are beside their words, with icons of one size', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.route('**/api/admin/dashboard', async (route) => {
      const answer = await route.fetch()
      const many = (await answer.text()).replace(/:\d+(?=[,}])/g, ':9999999')
      await route.fulfill({ response: answer, body: many })
    })
    await open(page, '/dashboard')
    await page.reload()
    const lines = piece(page, 'Things that need attention').getByRole('listitem')
    await expect(lines.getByText('99,99,999').first()).toBeVisible()
    const places = await lines.evaluateAll((all) =>
      all.map((line) => {
        const words = document.createRange()
        const [sign, count] = [line.querySelector('svg'), line.querySelector('svg + span')]
        if (count?.nextSibling) words.selectNode(count.nextSibling)
        const number = document.createRange()
        if (count) number.selectNodeContents(count)
        return {
          sign: Math.round(sign?.getBoundingClientRect().width ?? 0),
          isApart: number.getBoundingClientRect().right < words.getBoundingClientRect().left,
        }
      }),
    )
    expect(new Set(places.map(({ sign }) => sign)).size).toBe(1)
    expect(places.every(({ isApart }) => isApart)).toBe(true)
    await page.setViewportSize({ width: 1366, height: 768 })
  })
  await test.step('a failed piece does not affect the others, and can be tried again', async () => {
    await startAnew(page)
    let fails = true
    await page.route('**/api/admin/rooms/tonight', (route) =>
      fails ? route.fulfill({ status: 500, json: { success: false, message: 'Error' } }) : route.continue(),
    )
    await open(page, '/dashboard')
    const rooms = piece(page, 'Rooms tonight')
    // A failed read is tried again before the error is shown.
    await expect(rooms.getByRole('alert')).toContainText('These figures could not be loaded.', {
      timeout: 30_000,
    })
    await expect(piece(page, 'Arrivals still expected today').getByText('Reservations').first()).toBeVisible()
    fails = false
    await rooms.getByRole('button', { name: 'Try again' }).click()
    await expect(rooms.getByRole('alert')).toHaveCount(0)
  })
})

test('a user without a role reads that, and is not pointed to a navigation that is not there', async ({
  page,
}) => {
  await signIn(page, await makeUser())
  await open(page, '/dashboard')
  await expect(
    page.getByText('You have no screens yet. Please ask an administrator for a role.'),
  ).toBeVisible()
  await expect(page.getByText(/Your screens are listed on the left/)).toHaveCount(0)
})

test('a user with one job begins at its screen, unless they asked for another address', async ({ page }) => {
  const guard = await makeUser('gate-reservations', 'gate-visitor-entry', 'gate-pending-visitor')
  await signInByKeyboard(page, guard)
  await expect(page).toHaveURL(/#\/gate-reservations$/)
  await open(page, '/')
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(piece(page, 'Arrivals still expected today')).toBeVisible()
  await expect(piece(page, 'Bhent today')).toHaveCount(0)

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await open(page, '/gate-pending-visitors')
  await page.reload()
  await page.getByLabel('Email').fill(guard.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(guard.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/gate-pending-visitors$/)
})
