import { readFileSync } from 'node:fs'
import type { Success } from '@nivas/contract/call.ts'
import { imports } from '@nivas/contract/imports/calls.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { answerOnce, endRoute } from './routes.ts'
import { open, send, signIn, startAnew } from './staff.ts'

const HEADINGS = 'Id card,Name,Phone,Date of birth,Nickname'

const file = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADINGS, ...rows].join('\r\n')),
})

const person = (number: number) => `E2E-${number},Asha ${number},+91 98765 ${10_000 + number},21/11/1980,x`

declare global {
  interface Window {
    /** The furthest value of each progress bar, by its name. */
    furthest: Record<string, number>
  }
}

/** Makes the page record how far each progress bar came, even if it is visible only for a moment. */
const watchBars = (page: Page) =>
  page.addInitScript(() => {
    const furthest: Record<string, number> = {}
    window.furthest = furthest
    const look = () => {
      for (const bar of document.querySelectorAll('[role=progressbar]')) {
        const name = bar.getAttribute('aria-label') ?? ''
        furthest[name] = Math.max(furthest[name] ?? 0, Number(bar.getAttribute('aria-valuenow') ?? 0))
      }
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  })
const bars = (page: Page) => page.evaluate(() => window.furthest)

/** Chooses a file in the browser's file chooser, as a person does. */
async function choose(page: Page, chosen: ReturnType<typeof file>) {
  const asked = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file', exact: true }).click()
  await (await asked).setFiles(chosen)
}

test('a file with wrong cells is refused cell by cell; corrected, it is imported, and found after a reload', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/import')
  await page.getByLabel('Registry of customers').check()
  await expect(page).toHaveURL(/kind=/)
  await page.reload()
  await expect(page.getByLabel('Registry of customers')).toBeChecked()
  const right = Array.from({ length: 200 }, (_, i) => person(i))
  await choose(page, file('people.csv', [...right, 'E2E-200,,12,31/02/1980,', person(7)]))
  await expect(page.getByText('Wrong cells: 4. Rows in the file: 202.')).toBeVisible()
  await expect(page.getByText('These columns are not used: Nickname')).toBeVisible()
  const wrong = page.getByRole('region', { name: 'Wrong cells' })
  await expect(wrong.getByRole('row')).toHaveText([
    /Row/,
    /202\s*Name\s*This is a required field/,
    /202\s*Phone\s*12\s*Please enter a phone number of 6 to 15 digits/,
    /202\s*Date of birth\s*31\/02\/1980\s*Please enter a date that exists/,
    /203\s*Id card\s*E2E-7\s*Row 9 already has this id card/,
  ])
  await expect(page.getByRole('button', { name: 'Import 202 rows' })).toBeDisabled()
  await expectAccessible(page, 'import')

  const another = page.getByRole('button', { name: 'Choose another file' })
  await expect(another).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Choose a file', exact: true })).toBeFocused()
  await expect(page.getByLabel('Registry of customers')).toBeChecked()
  await choose(page, file('people.csv', right))
  await expect(page.getByText('New: 200, changed: 0, unchanged: 0')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('cell', { name: '+91 98765 10000' })).toBeVisible()
  await expectAccessible(page, 'import')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, 'import')
  await expect(page.getByRole('button', { name: 'Import 200 rows' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Imported', { exact: true })).toBeVisible()
  await expectAccessible(page, 'import')

  await page.keyboard.press('Enter')
  await choose(page, file('people.csv', right))
  await expect(page.getByText('New: 0, changed: 0, unchanged: 200')).toBeVisible()
  await page.getByRole('button', { name: 'Choose another file' }).click()
})

test('a template can be imported; wrong cells are paged, and a file that cannot be imported is refused where it was chosen', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  await test.step('the template is a file that can be imported', async () => {
    await open(page, '/import')
    await page.getByLabel('Buildings, floors and rooms').check()
    // The code that writes a file is not loaded yet, and is not requested without a network (decision 0263).
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Template (XLSX)' }).click()
    await expect(page.getByText('No connection. Please try again later.')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('No connection. Please try again later.')).toHaveCount(0)
    for (const [kind, type] of [
      ['Buildings, floors and rooms', 'XLSX'],
      ['Registry of customers', 'CSV'],
    ] as const) {
      await page.getByLabel(kind).check()
      const given = page.waitForEvent('download')
      await page.getByRole('button', { name: `Template (${type})` }).click()
      const path = await (await given).path()
      const asked = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Choose a file', exact: true }).click()
      await (await asked).setFiles({
        name: `template.${type.toLowerCase()}`,
        mimeType: '',
        buffer: readFileSync(path),
      })
      await expect(page.getByText('New: 1, changed: 0, unchanged: 0')).toBeVisible()
      await page.getByRole('button', { name: 'Choose another file' }).click()
    }
  })
  await test.step('wrong cells beyond the first page are found page by page', async () => {
    await startAnew(page)
    await open(page, '/import')
    await page.getByLabel('Registry of customers').check()
    const wrong = Array.from({ length: 60 }, (_, i) => `E2E-W${i},,+91 98765 10000,21/11/1980,`)
    await choose(page, file('wrong.csv', [person(1), ...wrong]))
    await expect(page.getByText('Wrong cells: 60. Rows in the file: 61.')).toBeVisible()
    const cells = page.getByRole('region', { name: 'Wrong cells' })
    await expect(cells.getByRole('row').nth(1)).toContainText('3')
    await page.getByRole('button', { name: 'Page 3' }).click()
    await expect(cells.getByRole('row')).toHaveCount(11)
    await expect(cells.getByRole('row').last()).toContainText(/^62/)
    await page.getByRole('button', { name: 'Choose another file' }).click()
  })
  await test.step('a file that cannot be imported is refused where it was chosen', async () => {
    await startAnew(page)
    await open(page, '/import')
    await choose(page, { ...file('people.pdf', []), mimeType: 'application/pdf' })
    await expect(page.getByRole('alert').filter({ hasText: 'Only CSV and XLSX files' })).toBeVisible()
    // With a value, a browser would not report the same file when it is chosen again after a correction.
    await expect(page.locator('input[type=file]')).toHaveValue('')
    await choose(page, { name: 'people.xlsx', mimeType: '', buffer: Buffer.from('no spreadsheet') })
    await expect(page.getByText('This file could not be read as a spreadsheet.')).toBeVisible()
    await expectAccessible(page, 'import')
    await page.getByRole('button', { name: 'Choose another file' }).click()

    await page.route('**/api/admin/imports/**', (route) => route.abort())
    await choose(page, file('people.csv', []))
    // Another call of the page may reach the server again in between.
    await expect(page.getByText(/Please try again later\.|The connection is back/).first()).toBeVisible()
    await endRoute(page, '**/api/admin/imports/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/Rows in the file: 0/)).toBeVisible()
  })
})

/**
 * Answers the next request for the state of an import as while its rows are read: a file of a journey's size is
 * finished before the screen asks. A larger one would leave a registry that every till fetches after this journey.
 */
const answerUnderWay = (page: Page, state: 'checking' | 'importing', progress: number) =>
  answerOnce(
    page,
    ({ pathname }) => /^\/api\/admin\/imports\/\d+$/.test(pathname),
    async (route) => {
      const response = await route.fetch()
      const { data, ...body } = (await response.json()) as Success<typeof imports.get>
      await route.fulfill({ response, json: { ...body, data: { ...data, state, progress } } })
    },
  )

test('the progress of a file is shown while it is checked and imported', async ({ page }) => {
  await watchBars(page)
  await answerUnderWay(page, 'checking', 30)
  await signIn(page)
  await open(page, '/import')
  await page.getByLabel('Registry of customers').check()
  const rows = Array.from({ length: 1_200 }, (_, i) => person(1_000 + i))
  await choose(page, file('many.csv', rows))
  const run = page.getByRole('button', { name: 'Import 1,200 rows' })
  await expect(run).toBeEnabled({ timeout: 30_000 })
  await answerUnderWay(page, 'importing', 60)
  await run.click()
  await expect(page.getByText('Imported', { exact: true })).toBeVisible({ timeout: 30_000 })
  const shown = await bars(page)
  expect(shown['Checking the file']).toBeGreaterThanOrEqual(30)
  expect(shown['Importing rows']).toBeGreaterThanOrEqual(60)
  const id = Number(new URL(page.url().replace('/#', '')).searchParams.get('id'))
  expect((await send(page, imports.get, { id })).data).toMatchObject({ state: 'done', rows: 1_200 })

  // When the file is deleted elsewhere while its rows are read, the progress ends.
  const gone = 'There is no such import'
  const standing = ({ pathname }: URL) => /^\/api\/admin\/imports\/\d+$/.test(pathname)
  await page.route(standing, (route) =>
    route.fulfill({ status: 404, json: { success: false, message: gone, text: { key: gone } } }),
  )
  await answerUnderWay(page, 'checking', 30)
  await page.reload()
  await expect(page.getByText('This file is no longer here.')).toBeVisible()
})
