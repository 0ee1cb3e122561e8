import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { addDays } from '@nivas/contract/dates.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { expect, type Page, test } from '@playwright/test'
import { find } from './journey.ts'
import { open, send, signIn } from './staff.ts'

const main = fileURLToPath(new URL('../print-agent/src/main.ts', import.meta.url))
const printed = 'Printing Job sent successfully.'

/** Starts the print service of this counter, for pages of the product under test; it prints into pictures. */
function printService(folder: string) {
  let child: ChildProcess | undefined
  let port = '0'
  return {
    async start() {
      const started = spawn(process.execPath, [main], {
        env: { PRINT_PORT: port, DATA_DIR: folder, PRINT_ORIGINS: process.env.NIVAS_ORIGIN ?? '' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      child = started
      const [line] = (await once(createInterface({ input: started.stdout }), 'line')) as [string]
      const address = / at (\S+)/.exec(line)?.[1] ?? ''
      port = new URL(address).port
      return address
    },
    async stop() {
      if (!child || child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
    pictures: () => readdirSync(join(folder, 'print-preview')).sort(),
  }
}

/** Holds a room far enough ahead that no other journey uses it, and returns the reference. */
async function hold(page: Page, name: string, days: number): Promise<string> {
  const { today } = (await send(page, thisVenue, {})).data
  const [arrival_date, departure_date] = [addDays(today, days), addDays(today, days + 1)]
  const free = await send(page, venue.availableRooms, { arrival: arrival_date, departure: departure_date })
  const held = await send(page, reservations.book, {
    event_type_id: 1,
    id_card_no: 'IC-E2E-1',
    members: [{ name, age: 42, i_card_number: 'NA' }],
    arrival_date,
    departure_date,
    arrival_time: '10:00',
    departure_time: '10:00',
    phone: '9876543210',
    email: 'guest@example.org',
    bhandarghar_ticket: 'NO',
    room_ids: [free.data[0]?.id ?? 0],
  })
  return held.data.application_number
}

async function payBhent(page: Page, name: string, days: number) {
  const row = await find(page, '/payments', await hold(page, name, days))
  await row.getByRole('button', { name: 'Bhent', exact: true }).click()
  await page.getByLabel('Total Cash').fill('2000')
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByTestId('receipt-number')).toHaveText(/^\d+$/)
}

test('a receipt printer is set up, prints the receipt of a Bhent, and prints again after the service was down', async ({
  page,
}) => {
  // The service starts twice in this test.
  test.slow()
  const folder = mkdtempSync(join(tmpdir(), 'nivas-receipts-'))
  const service = printService(folder)
  try {
    const address = await service.start()
    await signIn(page)

    await test.step('choose it for this computer, and print a test page', async () => {
      await open(page, '/account')
      const printer = page.getByRole('region', { name: 'Receipt printer' })
      await printer.getByLabel('Address of the print service').fill('http://192.168.1.9:8000/print/')
      await printer.getByRole('button', { name: 'Print a test page' }).click()
      await expect(printer).toContainText('Please enter an address on this computer')
      await printer.getByLabel('Address of the print service').fill(address)
      await printer.getByRole('button', { name: 'Print a test page' }).click()
      await expect(page.getByText(printed)).toBeVisible()
      await expect.poll(() => service.pictures().length).toBe(1)
    })

    await test.step('print the receipt of a Bhent', async () => {
      await payBhent(page, 'Asha Rao', 300)
      await page.getByRole('button', { name: 'Print on receipt printer' }).click()
      await expect(page.getByText(printed)).toBeVisible()
      await expect.poll(() => service.pictures().length).toBe(2)
      const picture = () => readFileSync(join(folder, 'print-preview', service.pictures()[1] ?? ''))
      await expect.poll(() => picture().subarray(1, 4).toString()).toBe('PNG')
      await page.reload()
    })

    await test.step('while the service is down the counter continues, and Re-Print prints the receipt once it is up', async () => {
      await service.stop()
      await payBhent(page, 'Om Prakash', 302)
      await page.getByRole('button', { name: 'Print on receipt printer' }).click()
      const alert = page.getByRole('dialog').getByRole('alert')
      await expect(alert).toContainText('Print Failed. Please check Print service is running.')
      await expect(page.getByRole('button', { name: 'Print receipt' })).toBeEnabled()
      await service.start()
      await alert.getByRole('button', { name: 'Re-Print' }).click()
      await expect(page.getByText(printed)).toBeVisible()
      await expect(alert).toHaveCount(0)
      await expect.poll(() => service.pictures().length).toBe(3)
    })
  } finally {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
