import { pos } from '@nivas/contract/pos/calls.ts'
import { expect, test } from '@playwright/test'
import { office } from './office.ts'
import { makeProduct, openTill, payCash, total } from './pos.ts'
import { scan } from './scanner.ts'
import { open, signIn } from './staff.ts'

test('devices are added and switched off, also while another desk changes them', async ({ page }) => {
  await signIn(page)
  await test.step('a device is added in any form of its address, and switched off', async () => {
    await open(page, '/bhandarghar/devices')
    const digits = `02${String(Date.now()).slice(-10)}`
    const mac = digits.replace(/..(?=.)/g, '$&:')
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Add Device' }).first().click()
    await expect(dialog.getByLabel('Device Mac Address')).toBeFocused()
    await page.keyboard.type('not an address')
    await page.keyboard.press('Tab')
    await expect(dialog.getByText('Please enter an address such as AA:BB:CC:DD:EE:FF')).toBeVisible()
    await dialog.getByLabel('Device Mac Address').fill(digits)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await page.getByLabel('Device Mac Address').fill(digits)
    const row = page.getByRole('row', { name: new RegExp(mac) })
    await row.getByRole('button', { name: 'Edit' }).click()
    await dialog.getByLabel('Enabled?').uncheck()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row).toContainText('No')
    expect(await office(pos.devices, { mac, enabled: '0' })).toHaveLength(1)
  })
  await test.step('a device that another desk switched off stays off when its description is corrected', async () => {
    // A new page, because the list that was read lacks this device.
    await page.goto('about:blank')
    const mac = `02${String(Date.now()).slice(-9)}F`.replace(/..(?=.)/g, '$&:')
    const { id } = await office(pos.addDevice, { mac, enabled: 1, description: 'Til 3' })
    await open(page, '/bhandarghar/devices')
    await page.getByLabel('Device Mac Address').fill(mac)
    const row = page.getByRole('row', { name: new RegExp(mac) })
    await expect(row).toContainText('Yes')
    await row.getByRole('button', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Enabled?')).toBeChecked()
    await office(pos.updateDevice, { id, enabled: 0 })
    await dialog.getByLabel('Description').fill('Till 3')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row).toContainText('Till 3')
    await expect(row).toContainText('No')
    expect(await office(pos.devices, { mac, enabled: '0' })).toEqual([
      { id, mac, description: 'Till 3', enabled: 0 },
    ])
  })
})

test('a till whose device was switched off and on again sells, and no longer says that it cannot', async ({
  page,
}) => {
  const mac = `02${String(Date.now()).slice(-9)}E`.replace(/..(?=.)/g, '$&:')
  const { id } = await office(pos.addDevice, { mac, enabled: 1 })
  await page.route('http://localhost:8000/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { status: 'success', message: 'Printed', mac },
    }),
  )
  await page.addInitScript(() =>
    localStorage.setItem('nivas.receipt-printer', 'http://localhost:8000/print/'),
  )
  await page.clock.install()
  await signIn(page)
  const book = await makeProduct(2, { price: 100 })
  await openTill(page, 2)
  await scan(page, book.barcode)
  await expect(total(page)).toHaveText('Rs. 100.00')
  await office(pos.updateDevice, { id, enabled: 0 })
  const isOff = page.getByText('This device is not enabled and cannot sell.')
  await payCash(page, '100')
  await expect(page.getByRole('dialog').getByText('This device is not enabled.')).toBeVisible()
  await expect(isOff).toBeVisible()

  await office(pos.updateDevice, { id, enabled: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^BC-\d{4}-\d{3} · Change/)).toBeVisible()
  await expect(isOff).toHaveCount(0)

  await test.step('an idle till checks automatically', async () => {
    await office(pos.updateDevice, { id, enabled: 0 })
    await page.reload()
    await expect(isOff).toBeVisible()
    await office(pos.updateDevice, { id, enabled: 1 })
    await page.clock.fastForward(30_000)
    await expect(isOff).toHaveCount(0)
  })
})
