import { expect, type Page, test } from '@playwright/test'
import { fillDisk, lines, makeProduct, openTill, payCash, total } from './pos.ts'
import { forgetRequests } from './quiet.ts'
import { scan } from './scanner.ts'
import { signInByKeyboard } from './staff.ts'
import { makeUser } from './user.ts'

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Signed in as/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
}

test('the lines in a till belong to the person who typed them: the next person finds an empty till, and the lines in the parked sales', async ({
  page,
}) => {
  test.slow()
  const [asha, bina] = [await makeUser('bookcentre-pos'), await makeUser('bookcentre-pos')]
  const [one, other] = [await makeProduct(2), await makeProduct(2, { price: 80 })]
  const begin = async (who: typeof asha) => {
    await signInByKeyboard(page, who)
    // The requests that a reload or a sign-out aborted.
    forgetRequests(page)
    await openTill(page, 2)
  }
  const parked = page.getByRole('dialog', { name: 'Parked Sales' })
  const ofAsha = parked.getByRole('row').filter({ hasText: 'Started by Asha Rao' })

  await test.step('the till is empty, says where the lines are, and lists them under their person’s name', async () => {
    await begin(asha)
    await scan(page, one.barcode)
    await scan(page, one.barcode)
    await expect(total(page)).toHaveText('Rs. 240.00')
    await signOut(page)
    await begin(bina)
    await expect(
      page.getByText(/^The unfinished sale of Asha Rao \w+ is in the parked sales\.$/),
    ).toBeVisible()
    await expect(lines(page)).toHaveCount(0)
    await page.keyboard.press('F3')
    await expect(ofAsha).toContainText('Rs. 240.00')
    await expect(ofAsha).toContainText(' · 0 minutes ago')
    await page.keyboard.press('Escape')
  })
  await test.step('closing the drawer waits only for the parked sales of its own person', async () => {
    await page.keyboard.press('F12')
    const drawer = page.getByRole('dialog', { name: 'Drawer' })
    await expect(drawer.getByRole('button', { name: 'Close session' })).toBeEnabled()
    await page.keyboard.press('Escape')
  })
  await test.step('the first person finds their lines unchanged, also after a reload; the lines of the other person are parked', async () => {
    await scan(page, other.barcode)
    await expect(total(page)).toHaveText('Rs. 80.00')
    await signOut(page)
    await begin(asha)
    await expect(total(page)).toHaveText('Rs. 240.00')
    await page.reload()
    await expect(total(page)).toHaveText('Rs. 240.00')
    await expect(page.getByLabel('Barcode')).toBeFocused()
    await page.keyboard.press('F2')
    await expect(lines(page)).toHaveCount(0)
    await page.keyboard.press('F3')
    await expect(parked.getByText('2 parked sales', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('another person can retrieve the lines, which then belong to that person', async () => {
    await signOut(page)
    await begin(bina)
    await expect(total(page)).toHaveText('Rs. 80.00')
    await page.keyboard.press('F8')
    await page.keyboard.press('F3')
    await ofAsha.getByRole('button', { name: 'Retrieve' }).click()
    await expect(total(page)).toHaveText('Rs. 240.00')
    await signOut(page)
    await begin(asha)
    await expect(lines(page)).toHaveCount(0)
  })
  await test.step('on a full disk nothing is parked, and the lines of another person are not lost', async () => {
    await scan(page, one.barcode)
    await expect(total(page)).toHaveText('Rs. 120.00')
    await signOut(page)
    await fillDisk(page)
    await begin(bina)
    await expect(lines(page)).toHaveCount(0)
    await scan(page, other.barcode)
    await payCash(page, '100')
    await expect(page.getByText('Ticket Created successfully.')).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^The unfinished sale of Asha Rao/)).toBeVisible()
    // The sale that she had retrieved and left is in the till again.
    await expect(total(page)).toHaveText('Rs. 240.00')
    await expect(page.getByLabel('Barcode')).toBeFocused()
    await page.keyboard.press('F2')
    await expect(lines(page)).toHaveCount(0)
    await page.keyboard.press('F3')
    await expect(ofAsha).toContainText('Rs. 120.00')
  })
})
