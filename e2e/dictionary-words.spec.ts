import { dictionary } from '@nivas/contract/dictionary/calls.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { undo } from './gate.ts'
import { office, ownName } from './office.ts'
import { open, signIn, startAnew } from './staff.ts'

test("staff add a word of the venue's own, change it beside a colleague, and delete it", async ({ page }) => {
  await signIn(page)
  await test.step("staff add a word of the venue's own, change it and delete it", async () => {
    // A retry uses another word, because the first try may have left its word.
    const word = `E2E शब्दावली ${test.info().retry}`
    await open(page, '/dictionary-words')
    await page.getByRole('button', { name: 'Add Word' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Word').fill(word)
    await dialog.getByLabel('Meaning').fill('vocabulary, list of words')
    await expectAccessible(page, 'add word')
    await dialog.getByRole('button', { name: 'Add Word' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(`${word} was added.`)).toBeVisible()
    await expect(page).toHaveURL(/word=E2E/)
    const row = page.getByRole('row').filter({ hasText: word })
    await expect(row).toContainText('vocabulary, list of words')
    await row.getByRole('button', { name: 'Edit' }).click()
    await dialog.getByLabel('Meaning').fill('glossary')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row).toContainText('glossary')
    const remove = async () => {
      await row.getByRole('button', { name: 'Delete' }).click()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(row).toHaveCount(0)
    }
    const [before] = await office(dictionary.ownWords, { word })
    await remove()
    await undo(page.getByRole('button', { name: 'Undo' }))
    await expect(row).toContainText('glossary')
    // A colleague's open form of this word can still be saved.
    expect(await office(dictionary.ownWords, { word })).toEqual([before])
    await remove()
  })
  await test.step('a corrected meaning keeps the kind of the word that a colleague changed', async () => {
    await startAnew(page)
    const word = ownName('Deepak')
    const { id } = await office(dictionary.addWord, { word, meaning: 'lamp', kind: 'thing' })
    await open(page, `/dictionary-words?word=${encodeURIComponent(word)}`)
    const row = page.getByRole('row').filter({ hasText: word })
    await expect(row).toContainText('thing')
    await office(dictionary.editWord, { id, kind: 'worship' })
    await row.getByRole('button', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Meaning').fill('oil lamp')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    const after = await office(dictionary.ownWords, { word })
    expect(after).toEqual([{ id, word, meaning: 'oil lamp', kind: 'worship' }])
    await office(dictionary.removeWord, { id })
  })
})
