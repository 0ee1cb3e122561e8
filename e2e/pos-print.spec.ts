import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { expect, test } from '@playwright/test'
import { office } from './office.ts'
import { lines, makeProduct, openTill, payCash } from './pos.ts'
import { printService } from './print-service.ts'
import { answerOnce, endRoute } from './routes.ts'
import { scan } from './scanner.ts'
import { open, signIn, startAnew } from './staff.ts'

test('a ticket has one original: the paper comes after the ticket is stored, also with a lost answer and without a server', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('the paper comes after the ticket is stored, once; another print says DUPLICATE and has the same lines', async () => {
    const book = await makeProduct(2, { price: 50 })
    const jobs = await printService(page)
    await page.evaluate(() => localStorage.setItem('nivas.receipt-printer', 'http://localhost:8000/print/'))
    await openTill(page, 2)
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/pos/ticket/createBookCentreTicket', async (route) => {
      await held
      await route.continue()
    })
    await scan(page, book.barcode)
    await expect(lines(page)).toHaveCount(1)
    await payCash(page, '50')
    await expect(page.getByRole('button', { name: 'Submit' })).toHaveAttribute('data-loading', 'true')
    expect(jobs).toEqual([])
    answer()
    await expect.poll(() => jobs.length).toBe(1)
    await scan(page, book.barcode)
    await page.keyboard.press('F10')
    await expect.poll(() => jobs.length).toBe(2)
    const [first, second] = jobs
    expect([first?.print?.number, second?.print?.number]).toEqual([1, 2])
    expect(second?.receipt).toEqual(first?.receipt)
  })
  await test.step('a print whose answer was lost is counted once: the first paper is the original', async () => {
    await startAnew(page)
    const book = await makeProduct(2, { price: 50 })
    const jobs = await printService(page)
    await answerOnce(page, '**/api/pos/ticket/printReceipt', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await openTill(page, 2)
    await scan(page, book.barcode)
    await expect(lines(page)).toHaveCount(1)
    await payCash(page, '50')
    await page.getByRole('alert').getByRole('button', { name: 'Re-Print' }).click()
    await expect.poll(() => jobs.length).toBe(1)
    expect([jobs[0]?.copy, jobs[0]?.print?.number]).toEqual([false, 1])
  })
  await test.step('a sale without a server has one original: another print, here or once it is sent, says DUPLICATE', async () => {
    await startAnew(page)
    const book = await makeProduct(2, { price: 50 })
    const jobs = await printService(page)
    await openTill(page, 2)
    await page.route('**/api/**', (route) => route.abort())
    await scan(page, book.barcode)
    await payCash(page, '50')
    const kept = page.getByText(/^BC-\d{4}-\d{3} · Change: Rs. 0.00 · stored here$/)
    await expect(kept).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => jobs.length).toBe(1)
    await page.keyboard.press('F10')
    await expect.poll(() => jobs.length).toBe(2)
    await endRoute(page, '**/api/**')
    await expect(kept).toHaveCount(0, { timeout: 30_000 })
    await page.keyboard.press('F10')
    await expect.poll(() => jobs.length).toBe(3)
    expect(jobs.map(({ copy, print }) => [copy, print?.number])).toEqual([
      [false, undefined],
      [true, undefined],
      [true, 2],
    ])
    expect(new Set(jobs.map(({ receipt }) => receipt.ticketid)).size).toBe(1)
  })
})

test('a device that is disabled opens no session and sells nothing, until it is enabled', async ({
  page,
}) => {
  const digits = String(Date.now()).slice(-10)
  const mac = `02:${digits.match(/../g)?.join(':')}`
  const device = await office(calls.addDevice, { mac, enabled: 0, description: 'Till of a journey' })
  await page.route('http://localhost:8000/device', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { status: 'success', mac } }),
  )
  await signIn(page)
  await page.evaluate(() => localStorage.setItem('nivas.receipt-printer', 'http://localhost:8000/print/'))
  await open(page, '/bookcentre/pos')
  await expect(page.getByText('This device is not enabled.')).toBeVisible()
  await expect(page.getByText(`The network address of this computer is ${mac}.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set up: Devices' })).toBeVisible()
  await expect(page.getByLabel('Barcode')).toHaveCount(0)
  await office(calls.updateDevice, { id: device.id, mac, enabled: 1, description: null })
  await page.getByRole('button', { name: 'Open session' }).click()
  await expect(page.getByLabel('Barcode')).toBeFocused()
  await test.step('disabled again it sells nothing, and its drawer is closed', async () => {
    const book = await makeProduct(2)
    await page.reload()
    await openTill(page, 2)
    await scan(page, book.barcode)
    await expect(lines(page)).toHaveCount(1)
    await office(calls.updateDevice, { id: device.id, mac, enabled: 0, description: null })
    await payCash(page, '120')
    await expect(page.getByRole('dialog').getByText('This device is not enabled.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('cannot sell')).toBeVisible()
    await page.reload()
    await expect(page.getByText('cannot sell')).toBeVisible()
    await page.keyboard.press('F12')
    await page.getByRole('dialog').getByRole('button', { name: 'Close session' }).click()
    await page.getByLabel('Cash in the drawer').fill('0')
    await page.getByRole('button', { name: 'Compare' }).click()
    const closing = page.getByRole('dialog', { name: 'Close session' })
    await expect(closing.getByText(/^Difference/)).toBeFocused()
    await closing.getByRole('button', { name: 'Close session' }).click()
    await expect(page.getByRole('table', { name: 'Z report' })).toBeVisible()
  })
})
