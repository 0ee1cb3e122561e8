import { beforeEach, expect, test, vi } from 'vitest'

const remembered = new Map<string, string>()
beforeEach(() => {
  vi.resetModules()
  remembered.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => remembered.get(key) ?? null,
    setItem: (key: string, value: string) => remembered.set(key, value),
  })
  vi.stubGlobal('document', { documentElement: {}, fonts: { load: () => Promise.resolve() } })
})

const area = () => Promise.resolve({ default: { 'A text of an area': 'हिन्दी' } })

test('a screen that comes before its language is still read in it', async () => {
  const { needCatalogues, setLanguage, hindiOf } = await import('./language.ts')
  const setting = setLanguage('hi')
  await needCatalogues([area])
  await setting
  expect(hindiOf('A text of an area')).toBe('हिन्दी')
})

test('of two languages that are chosen one after the other the second stays, however long the first one takes', async () => {
  const { setLanguage, currentLanguage } = await import('./language.ts')
  const slow = setLanguage('hi')
  await setLanguage('en')
  await slow
  expect(currentLanguage()).toBe('en')
  expect(remembered.get('nivas.language')).toBe('en')
})
