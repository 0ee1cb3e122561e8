import { expect, test } from '@playwright/test'
import { undo } from './gate.ts'
import { ownName } from './office.ts'
import { printService } from './print-service.ts'
import { isReady, openAllDay, visitElsewhere } from './samadh.ts'
import { open, signIn } from './staff.ts'

test.beforeAll(openAllDay)

test('security gives a tray; the exit shows it large, and is finished when the tray is handed back', async ({
  page,
}) => {
  const jobs = await printService(page)
  await signIn(page)
  const name = ownName('Meena')
  const { uid } = await visitElsewhere({ visitorname: name })
  await open(page, '/samadh/security-check')
  await page.getByRole('switch', { name: 'Tray Required' }).click()
  await isReady(page)
  await page.keyboard.type(uid)
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('cleared')).toContainText(`${name} · 2 people`)
  const tray = await page.getByTestId('tray').innerText()
  await expect.poll(() => jobs.length).toBe(1)
  expect(`Tray ${jobs[0]?.receipt.trayNo}`).toBe(tray)
  await isReady(page)
  await page.keyboard.type(uid)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/This visit already passed security/)).toBeVisible()

  await open(page, '/samadh/exit-point')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exit point')
  await isReady(page)
  await page.keyboard.type(uid)
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('left')).toContainText(name)
  await expect(page.getByTestId('tray')).toHaveText(tray)
  await isReady(page)
  await page.keyboard.press('F4')
  await expect(page.getByText(`${tray} was handed back`)).toBeVisible()
  await isReady(page)
  await undo(page.getByRole('button', { name: 'Undo' }))
  await expect(page.getByText(`${name} is inside again.`)).toBeVisible()
  await page.getByRole('button', { name: 'Re-Print' }).click()
  await isReady(page)
  await expect.poll(() => jobs.length).toBe(2)
  expect(jobs[1]?.receipt).toMatchObject({ receiptType: 'samadh', id: uid })
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByTestId('left')).toHaveCount(0)
  await isReady(page)
})

test('security says that a visit still needs the tray that its entry could not give', async ({ page }) => {
  await signIn(page)
  const name = ownName('Tara')
  const { uid } = await visitElsewhere({ visitorname: name })
  await page.route('**/api/samadh/visit-status', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({
      response,
      json: { ...body, data: { ...body.data, mobilesCollected: 3, lacksTray: true } },
    })
  })
  await open(page, '/samadh/security-check')
  await isReady(page)
  await page.keyboard.type(uid)
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('cleared')).toContainText(`${name} · 2 people`)
  await expect(page.getByTestId('phones')).toHaveText('3 phones')
  await expect(page.getByTestId('lacks-tray')).toContainText('No tray is free, and')
})

test('a visitor who left things behind is on the list until they are handed back', async ({ page }) => {
  await signIn(page)
  const name = ownName('Lila')
  const { uid } = await visitElsewhere({ visitorname: name, mobilesCollected: 3 })
  const pending = `/samadh/reports/pending-visitors?name=${encodeURIComponent(name)}`
  await open(page, `${pending}&overdue=true`)
  await expect(page.getByText('Nothing matches the filters.')).toBeVisible()
  await open(page, pending)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('0:00 · Under 1 hour')
  await row.getByRole('button', { name: 'Update Exit Status' }).click()
  await expect(page.getByText(`${name} was marked out, 2 people.`)).toBeVisible()
  await open(page, `/samadh/unclaimed?name=${encodeURIComponent(name)}`)
  const left = page.getByRole('row', { name: new RegExp(uid) })
  const handBack = left.getByRole('button', { name: 'Handed back' })
  await handBack.click()
  await expect(page.getByText(`The items of ${name} were handed back.`)).toBeVisible()
  await expect(left).toHaveCount(0)
  // The focus goes neither to the removed row nor to the page.
  await expect(page.getByPlaceholder('Visitor Name')).toBeFocused()
  await undo(page.getByRole('button', { name: 'Undo' }))
  await expect(page.getByText(`The items of ${name} are unclaimed again.`)).toBeVisible()
  await expect(page.getByPlaceholder('Visitor Name')).toBeFocused()
  // The same with further rows, where a second Enter would hand back the things of the next visitor.
  await open(page, '/samadh/unclaimed')
  await expect(page.getByPlaceholder('Visitor Name')).toBeFocused()
  await handBack.focus()
  await page.keyboard.press('Enter')
  await expect(left).toHaveCount(0)
  await expect(page.getByPlaceholder('Visitor Name')).toBeFocused()
})
