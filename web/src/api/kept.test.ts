import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createKeptStore, createKeptSwitch, keep, kept } from './kept.ts'

const inBrowser = new Map<string, string>()
const storage = {
  getItem: (key: string) => inBrowser.get(key) ?? null,
  setItem: (key: string, value: string) => void inBrowser.set(key, value),
  removeItem: (key: string) => void inBrowser.delete(key),
}
const refuse = () => {
  throw new DOMException('refused', 'SecurityError')
}

beforeEach(() => {
  inBrowser.clear()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => {
  keep('nivas.a', undefined)
  vi.unstubAllGlobals()
})

it('keeps a value for the next page, and removes it', () => {
  keep('nivas.a', 'x')
  expect([kept('nivas.a'), inBrowser.get('nivas.a')]).toEqual(['x', 'x'])
  keep('nivas.a', undefined)
  expect([kept('nivas.a'), inBrowser.size]).toEqual([undefined, 0])
})

it('keeps a value for this page where the browser refuses its storage', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(kept('nivas.a')).toBeUndefined()
  keep('nivas.a', 'x')
  expect(kept('nivas.a')).toBe('x')
  keep('nivas.a', undefined)
  expect(kept('nivas.a')).toBeUndefined()
})

it('prefers the new value to an old one when the storage is full', () => {
  keep('nivas.a', 'old')
  vi.stubGlobal('localStorage', { ...storage, setItem: refuse })
  keep('nivas.a', 'new')
  expect(kept('nivas.a')).toBe('new')
  vi.stubGlobal('localStorage', storage)
  keep('nivas.a', 'stored')
  expect([kept('nivas.a'), inBrowser.get('nivas.a')]).toEqual(['stored', 'stored'])
})

it('opens a store with what was kept', () => {
  inBrowser.set('nivas.a', '7')
  const numberOf = (text: string | undefined) => Number(text ?? 1)
  const store = createKeptStore('nivas.a', numberOf, String)
  const seen: number[] = []
  store.subscribe(() => seen.push(store.get()))
  expect(store.get()).toBe(7)
  store.set(8)
  expect([store.get(), seen, inBrowser.get('nivas.a')]).toEqual([8, [8], '8'])
})

it('keeps a switch that is on', () => {
  createKeptSwitch('nivas.a').set(true)
  expect(createKeptSwitch('nivas.a').get()).toBe(true)
  createKeptSwitch('nivas.a').set(false)
  expect(inBrowser.size).toBe(0)
})
