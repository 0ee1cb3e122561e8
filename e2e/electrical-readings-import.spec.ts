import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeLine, monthBefore } from './electricity.ts'
import { open, signIn } from './staff.ts'

test('a file of readings shows its months, and is imported and chosen again by keyboard', async ({
  page,
}) => {
  const { houses } = await makeLine(2)
  const month = (back: number) => monthBefore(back).then((day) => `${day.slice(5, 7)}/${day.slice(0, 4)}`)
  const [last, present] = [await month(1), await month(0)]
  const rows = houses.flatMap(({ houseno }) => [`${houseno},${last},110.5`, `${houseno},${present},125`])
  await signIn(page)
  await open(page, '/import')
  // Waits before Enter is pressed: a busy PC would handle the key before it knows that the journey waits for a file.
  const asked = page.waitForEvent('filechooser')
  await page.getByRole('radio', { name: 'Readings of meters' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused()
  await page.keyboard.press('Enter')
  const buffer = Buffer.from(['House No,Month,Current Reading', ...rows].join('\n'))
  await (await asked).setFiles({ name: 'readings.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByRole('button', { name: 'Import 4 rows' })).toBeFocused()
  const months = page.getByRole('table', { name: 'Readings by month' })
  await expect(months.getByRole('row')).toHaveText([/Month/, /20\d\d\s*2\s*0$/, /20\d\d\s*2\s*0$/])
  const [above, below] = await Promise.all([
    months.boundingBox(),
    page.getByRole('heading', { name: 'Preview of the first rows' }).boundingBox(),
  ])
  expect(
    (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0),
    'the next title stands apart',
  ).toBeGreaterThan(8)
  await expectAccessible(page, 'the months of a file of readings')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/New: 4, changed: 0, unchanged: 0/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import another file' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused()
})
