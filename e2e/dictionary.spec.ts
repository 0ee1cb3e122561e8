import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { open, startAnew } from './staff.ts'

const phone = { width: 390, height: 844 }

const field = (page: Page) => page.getByRole('combobox', { name: 'Word', exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Word' })
const suggested = (page: Page) => page.getByRole('option')

/** Installs a speech recognition that hears `word` or fails with `error`; without both, the browser has none. */
const hearing = (page: Page, { word, error }: { word?: string; error?: string }) =>
  page.addInitScript(
    ([word, error]) => {
      class Recognition {
        onresult?: (event: unknown) => void
        onerror?: (event: unknown) => void
        onend?: () => void
        start() {
          setTimeout(() => {
            const result = Object.assign([{ transcript: word }], { isFinal: true })
            if (word) this.onresult?.({ results: [result] })
            else this.onerror?.({ error })
            this.onend?.()
          }, 50)
        }
        stop() {}
        abort() {
          this.onend?.()
        }
      }
      const there = word || error ? Recognition : undefined
      Object.assign(window, { SpeechRecognition: there, webkitSpeechRecognition: there })
    },
    [word, error] as const,
  )

declare global {
  interface Window {
    /** The texts that were spoken. */
    spokenTexts: string[]
  }
}

/**
 * Installs a speech synthesis that records its texts, one without a voice that stays silent or reports an error, or
 * none.
 */
const speaking = (page: Page, voice: 'speaks' | 'silent' | 'fails' | 'none') =>
  page.addInitScript((voice) => {
    const spokenTexts: string[] = []
    const synthesis = {
      cancel() {},
      getVoices: () => (voice === 'speaks' ? [{}] : []),
      speak: (spoken: SpeechSynthesisUtterance) => {
        if (voice === 'speaks') spokenTexts.push(spoken.text)
        const name = { speaks: 'start', fails: 'error', silent: undefined, none: undefined }[voice]
        if (name) setTimeout(() => spoken.dispatchEvent(new Event(name)))
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true })
    window.spokenTexts = spokenTexts
    if (voice === 'none') {
      Reflect.deleteProperty(window, 'speechSynthesis')
      Reflect.deleteProperty(window, 'SpeechSynthesisUtterance')
    }
  }, voice)

test.describe('a visitor with a phone', () => {
  test.use({ viewport: phone })

  test('types Latin letters, chooses the Hindi word, and reads and hears what it means', async ({ page }) => {
    await speaking(page, 'speaks')
    await open(page, '/dictionary')
    await expect(submit(page)).toBeDisabled()
    await expectAccessible(page, 'dictionary')
    await field(page).pressSequentially('seva')
    await expect(suggested(page).filter({ hasText: /^सेवा$/ })).toBeVisible()
    expect(await suggested(page).count()).toBeLessThanOrEqual(5)
    await expectAccessible(page, 'suggestions')
    await suggested(page).filter({ hasText: /^सेवा$/ }).click()
    await expect(field(page)).toHaveValue('सेवा')
    await submit(page).click()
    const answer = page.getByRole('status')
    await expect(answer.getByText('selfless service', { exact: true })).toBeVisible()
    await expectAccessible(page, 'meaning')
    await page.getByRole('button', { name: 'Speak Meaning' }).click()
    expect(await page.evaluate(() => window.spokenTexts)).toEqual(['selfless service'])
    // No error appears, even after the time in which a silent browser is detected.
    await page.waitForTimeout(2_500)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })

  for (const voice of ['silent', 'fails'] as const)
    test(`a browser whose speech ${voice === 'silent' ? 'has no voice' : voice} says so`, async ({
      page,
    }) => {
      await speaking(page, voice)
      await open(page, '/dictionary')
      await field(page).fill('seva')
      await submit(page).click()
      await page.getByRole('button', { name: 'Speak Meaning' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Text-to-speech not supported.')
    })

  test('types words: gets suggestions, is told about unknown and near words, and cannot exceed the length of the field', async ({
    page,
  }) => {
    await open(page, '/dictionary')
    await test.step('has its own manifest for the home screen', async () => {
      const link = page.locator('link[rel=manifest]')
      await expect(link).toHaveAttribute('href', /dictionary\.webmanifest$/)
      const address = await link.getAttribute('href')
      const manifest = await (await page.request.get(new URL(address ?? '', page.url()).href)).json()
      expect(manifest).toMatchObject({ start_url: '/#/dictionary', display: 'standalone' })
    })
    await test.step('the suggestions close with Escape and when the field loses the focus; Enter submits the input', async () => {
      await field(page).pressSequentially('shanti')
      await expect(suggested(page).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(suggested(page)).toHaveCount(0)
      await field(page).pressSequentially('i')
      await expect(suggested(page).first()).toBeVisible()
      await field(page).blur()
      await expect(suggested(page)).toHaveCount(0)
      await field(page).fill('satsang')
      await page.keyboard.press('Enter')
      await expect(page.getByText('gathering in the company of truth')).toBeVisible()
    })
    await test.step('an unknown word is reported, with a link to a similar word', async () => {
      await field(page).fill('devotoin')
      await submit(page).click()
      await expect(page.getByText('No meaning found for this word.')).toBeVisible()
      await expectAccessible(page, 'no meaning')
      await page.getByRole('button', { name: 'devotion', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Speak Meaning' })).toBeVisible()
      await field(page).fill('सेवा')
      await expect(page.getByRole('button', { name: 'Speak Meaning' })).toHaveCount(0)
    })
    await test.step('a near word that is too long for the field is shown with its meaning', async () => {
      await field(page).fill('water')
      await submit(page).click()
      const near = page.getByRole('region', { name: 'Similar words' })
      await near.getByRole('button', { name: 'water of life', exact: true }).click()
      const answer = page.getByRole('status')
      await expect(answer.getByText('अमृत', { exact: true })).toBeVisible()
      await expect(answer.getByText('water of life', { exact: true }).first()).toBeVisible()
      await expect(page.getByText('No meaning found for this word.')).toHaveCount(0)
      await expect(field(page)).toHaveValue('water')
      await near.getByRole('button', { name: 'waterfall', exact: true }).click()
      await expect(field(page)).toHaveValue('waterfall')
    })
    await test.step('a word has at most 12 characters as a reader counts them; a blank word is not submitted', async () => {
      await field(page).fill('a'.repeat(13))
      await expect(field(page)).toHaveValue('a'.repeat(12))
      await field(page).fill('कि'.repeat(13))
      await expect(field(page)).toHaveValue('कि'.repeat(12))
      for (const blank of ['   ', '\u200d\u200b']) {
        await field(page).fill(blank)
        await expect(submit(page)).toBeDisabled()
      }
      await field(page).fill('😀'.repeat(50_000))
      await submit(page).click()
      await expect(page.getByText('No meaning found for this word.')).toBeVisible()
    })
  })

  test('speaks: a word is submitted, a longer text is not, and without a microphone or speech the screen shows what to do', async ({
    page,
  }) => {
    test.slow()
    await test.step('a spoken text that is longer than a word shows an error', async () => {
      await hearing(page, { word: 'meaning of devotion' })
      await open(page, '/dictionary')
      await page.getByRole('button', { name: 'Start Speaking' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'You said: meaning of devotion. A word can have at most 12 characters. Please say one word, or type it.',
      )
    })
    await test.step('a spoken word is submitted', async () => {
      await startAnew(page)
      await hearing(page, { word: 'सेवा' })
      await open(page, '/dictionary')
      await page.getByRole('button', { name: 'Start Speaking' }).click()
      await expect(page.getByText('selfless service', { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Start Speaking' })).toBeVisible()
    })
    await test.step('without a microphone or without speech the screen shows what to do', async () => {
      await startAnew(page)
      await hearing(page, { error: 'not-allowed' })
      await open(page, '/dictionary')
      await page.getByRole('button', { name: 'Start Speaking' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'The browser blocks the microphone. Please allow it, or type the word.',
      )
      await hearing(page, {})
      await speaking(page, 'none')
      await page.reload()
      await page.getByRole('button', { name: 'Start Speaking' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'Your browser does not support Speech Recognition. Sorry.',
      )
      await field(page).fill('seva')
      await submit(page).click()
      await page.getByRole('button', { name: 'Speak Meaning' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Text-to-speech not supported.')
    })
  })

  test('uses the dictionary in Hindi', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('nivas.language', 'hi'))
    await open(page, '/dictionary')
    await page.getByRole('combobox', { name: 'शब्द', exact: true }).fill('peace')
    await page.getByRole('button', { name: 'शब्द भेजें' }).click()
    await expect(page.getByRole('button', { name: 'अर्थ सुनें' })).toBeVisible()
    await expectAccessible(page, 'dictionary in Hindi')
  })

  test('looks words up without a network, once the dictionary was opened', async ({ browser }) => {
    // Other journeys block the service worker.
    const context = await browser.newContext({ viewport: phone, serviceWorkers: 'allow' })
    const page = await context.newPage()
    await open(page, '/dictionary')
    // `waitForFunction` does not wait for promises.
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const worker = (await navigator.serviceWorker.ready).active?.state === 'activated'
            const words = await (await caches.open('nivas-dictionary')).match('/kept/dictionary-words')
            return worker && words !== undefined
          }),
        // All files that open without a network, and the words, are stored two seconds after the page has loaded.
        { timeout: 40_000 },
      )
      .toBe(true)
    // The worker also has to serve the page that opens next.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.reload()
    await field(page).fill('seva')
    await submit(page).click()
    await expect(page.getByText('selfless service', { exact: true })).toBeVisible()
    await expect(
      page.getByText('No connection: this answer comes from the words stored in this browser.'),
    ).toBeVisible()
    await context.close()
  })
})
