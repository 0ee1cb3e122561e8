import { dictionary } from '@nivas/contract/dictionary/calls.ts'
import { pos } from '@nivas/contract/pos/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeBuilding } from './building.ts'
import { act } from './journey.ts'
import { office, ownName } from './office.ts'
import { makeBook } from './shop.ts'
import { open, signIn, startAnew } from './staff.ts'
import { isStored } from './stored-drafts.ts'

test('two desks change one record: different fields keep both changes, and the same field shows the other value before it is replaced', async ({
  page,
}) => {
  await signIn(page)
  const dialog = page.getByRole('dialog', { name: 'Edit Product' })
  const price = dialog.getByLabel('Sell Price')
  const save = () => dialog.getByRole('button', { name: 'Save' }).click()
  const changedTo = (amount: string) =>
    dialog.getByText(`Someone changed this to ${amount} meanwhile. Save again to replace it.`)
  const begin = async () => {
    const { book } = await makeBook()
    await open(page, `/bookcentre/products?barcode=${book.barcode}`)
    await page
      .getByRole('row', { name: new RegExp(book.name) })
      .getByRole('button', { name: 'Edit' })
      .click()
    return {
      change: (sellprice: number) => office(pos.updateProduct, { systemid: 2, id: book.id, sellprice }),
      present: async () => (await office(pos.products, { systemid: 2, barcode: book.barcode }))[0],
    }
  }

  await test.step('a corrected name keeps the price that another desk changed', async () => {
    const { change, present } = await begin()
    await change(95)
    const name = ownName('Book')
    await dialog.getByLabel('Name').fill(name)
    await save()
    await expect(dialog).toHaveCount(0)
    expect(await present()).toMatchObject({ name, price: 95, costprice: 50 })
  })
  await test.step('a new price does not replace another desk’s price unseen; saved again, it does', async () => {
    await startAnew(page)
    const { change, present } = await begin()
    await price.fill('88')
    await change(95)
    await save()
    await expect(changedTo('Rs. 95.00')).toBeVisible()
    await expect(price).toBeFocused()
    await expectAccessible(page, 'a field that another desk has changed')
    expect(await present()).toMatchObject({ price: 95 })
    await save()
    await expect(dialog).toHaveCount(0)
    expect(await present()).toMatchObject({ price: 88 })
  })
  await test.step('a price that is typed back after a refusal replaces that of the other desk', async () => {
    await startAnew(page)
    const { change, present } = await begin()
    const first = await price.inputValue()
    await price.fill('88')
    await change(95)
    await save()
    await expect(changedTo('Rs. 95.00')).toBeVisible()
    await price.fill(first)
    await save()
    await expect(dialog).toHaveCount(0)
    expect(await present()).toMatchObject({ price: Number(first) })
  })
  await test.step('a price that was typed before a reload is compared with what the form showed then', async () => {
    await startAnew(page)
    const { change, present } = await begin()
    await price.fill('70')
    await isStored(page, '70')
    await change(75)
    await page.reload()
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(price).toHaveValue('70')
    await save()
    await expect(changedTo('Rs. 75.00')).toBeVisible()
    await save()
    await expect(dialog).toHaveCount(0)
    expect(await present()).toMatchObject({ price: 70 })
  })
  await test.step('a record that another desk has deleted is reported as deleted', async () => {
    await startAnew(page)
    const word = ownName('Word')
    const { id } = await office(dictionary.addWord, { word, meaning: 'kitchen', kind: '' })
    await open(page, `/dictionary-words?word=${encodeURIComponent(word)}`)
    await page.getByRole('button', { name: 'Edit' }).click()
    await office(dictionary.removeWord, { id })
    const form = page.getByRole('dialog')
    await form.getByLabel('Meaning').fill('meal')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('There is no such word')).toBeVisible()
    await startAnew(page)
    const second = await office(dictionary.addWord, { word, meaning: 'kitchen', kind: '' })
    await open(page, `/dictionary-words?word=${encodeURIComponent(word)}`)
    await act(page.getByRole('row', { name: new RegExp(word) }), 'Delete')
    await office(dictionary.removeWord, { id: second.id })
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('There is no such word')).toBeVisible()
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
  })
  await test.step('a list below a record that another desk has deleted says so', async () => {
    await startAnew(page)
    const { building } = await makeBuilding([])
    await office(venue.removeBuilding, { id: building.id })
    await open(page, `/buildings/${building.id}/floors`)
    await expect(page.getByText('There is no such building')).toBeVisible()
  })
})
