import { venue } from '@nivas/contract/venue/calls.ts'
import { expect, test } from '@playwright/test'
import { makeBuilding } from './building.ts'
import { office } from './office.ts'
import { open, startAnew } from './staff.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('an unfinished application drops a building that no longer exists, and all of its input when it is started again', async ({
  page,
}) => {
  await test.step('a building that no longer exists does not count among the three of an unfinished application', async () => {
    const names: string[] = []
    const gone = (await makeBuilding()).building
    for (let count = 0; count < 3; count += 1) names.push((await makeBuilding()).building.name)
    await open(page, '/accomodation')
    await page.getByLabel('I have no ID card').check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel(gone.name, { exact: true }).check()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('nivas.application')))
      .toContain(`"preferred_buildings":[${gone.id}]`)
    await office(venue.editBuilding, {
      ...{ id: gone.id, name: gone.name, address: 'A', manager: 'M' },
      ...{ phone: '9876543210', is_active: 0 },
    })
    await page.reload()
    await page.getByRole('button', { name: 'Continue filling in' }).click()
    for (const name of names) await page.getByLabel(name, { exact: true }).check()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('nivas.application')))
      .toMatch(/"preferred_buildings":\[\d+,\d+,\d+\]/)
    expect(await page.evaluate(() => localStorage.getItem('nivas.application'))).not.toContain(`[${gone.id},`)
  })
  await test.step('starting again deletes everything of the earlier applicant from the phone', async () => {
    await startAnew(page)
    await open(page, '/accomodation')
    await page.getByLabel('I have no ID card').check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Applicant name').fill('Somebody else')
    await page.getByLabel('Other card number').fill('SECRET-1')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('nivas.application')))
      .toContain('Somebody else')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('SECRET-1')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible()
    await expect(page.getByText('Somebody else')).toHaveCount(0)
    await page.getByRole('button', { name: 'Start again' }).click()
    await expect(page.getByLabel('ID card number')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('nivas.application'))).toBeNull()
  })
})
