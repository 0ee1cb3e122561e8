import { beforeEach, expect, test, vi } from 'vitest'

const remembered = new Map<string, string>()
beforeEach(() => {
  vi.resetModules()
  remembered.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => remembered.get(key) ?? null,
    setItem: (key: string, value: string) => remembered.set(key, value),
  })
  vi.stubGlobal('navigator', { languages: [] })
  vi.stubGlobal('document', { documentElement: {}, fonts: { load: () => Promise.resolve() } })
})

const area = () => Promise.resolve({ default: { 'A text of an area': 'हिन्दी' } })

test('a screen that loads before the language is set is still shown in it', async () => {
  const { needCatalogues, setLanguage } = await import('./language.ts')
  const { texts } = await import('./texts.ts')
  const setting = setLanguage('hi')
  await needCatalogues([area])
  await setting
  expect(texts.get().hindi['A text of an area']).toBe('हिन्दी')
})

test('when two languages are chosen one after the other, the second one stays, even if the first loads longer', async () => {
  const { setLanguage, currentLanguage } = await import('./language.ts')
  const slow = setLanguage('hi')
  await setLanguage('en')
  await slow
  expect(currentLanguage()).toBe('en')
  expect(remembered.get('nivas.language')).toBe('en')
})

test('a text that is in no loaded catalogue loads those of all areas, only in Hindi', async () => {
  const { knowCatalogues, needTexts, setLanguage } = await import('./language.ts')
  const { texts } = await import('./texts.ts')
  const { say } = await import('@nivas/contract/texts.ts')
  const far = vi.fn(() => Promise.resolve({ default: { 'There is no such gate': 'ऐसा कोई गेट नहीं है' } }))
  knowCatalogues(async () => [far])
  await setLanguage('hi')
  await needTexts([say('Login')])
  expect(far).not.toHaveBeenCalled()
  const inside = say('Rooms {{rooms}} have just been taken for these dates.', {
    rooms: [say('There is no such gate')],
  })
  await needTexts([inside])
  expect(texts.get().hindi['There is no such gate']).toBe('ऐसा कोई गेट नहीं है')
})

test('a refusal that was shown in English is in Hindi after the language is changed', async () => {
  const { knowCatalogues, needTexts, setLanguage } = await import('./language.ts')
  const { texts } = await import('./texts.ts')
  const { say } = await import('@nivas/contract/texts.ts')
  const far = vi.fn(() => Promise.resolve({ default: { 'There is no such gate': 'ऐसा कोई गेट नहीं है' } }))
  knowCatalogues(async () => [far])
  await needTexts([say('There is no such gate')])
  expect(far).not.toHaveBeenCalled()
  await setLanguage('hi')
  expect(texts.get().hindi['There is no such gate']).toBe('ऐसा कोई गेट नहीं है')
})

test.each([
  [null, ['hi-IN', 'en'], 'hi'],
  [null, ['ta-IN', 'en-IN', 'hi'], 'en'],
  [null, ['ta'], 'en'],
  ['en', ['hi'], 'en'],
  ['gone', ['hi'], 'hi'],
])(
  'with %s chosen here before, a browser that prefers %j opens in %s',
  async (chosen, preferred, language) => {
    vi.stubGlobal('navigator', { languages: preferred })
    if (chosen) remembered.set('nivas.language', chosen)
    const { rememberedLanguage } = await import('./language.ts')
    expect(rememberedLanguage()).toBe(language)
  },
)
