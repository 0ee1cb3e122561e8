import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStoredState, createStoredSwitch, storedValue, storeValue } from './stored-value.ts'

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
  storeValue('nivas.a', undefined)
  vi.unstubAllGlobals()
})

it('stores a value for the next page, and removes it', () => {
  storeValue('nivas.a', 'x')
  expect([storedValue('nivas.a'), inBrowser.get('nivas.a')]).toEqual(['x', 'x'])
  storeValue('nivas.a', undefined)
  expect([storedValue('nivas.a'), inBrowser.size]).toEqual([undefined, 0])
})

it('stores a value for this page where the browser refuses its storage', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(storedValue('nivas.a')).toBeUndefined()
  storeValue('nivas.a', 'x')
  expect(storedValue('nivas.a')).toBe('x')
  storeValue('nivas.a', undefined)
  expect(storedValue('nivas.a')).toBeUndefined()
})

it('prefers the new value to an old one when the storage is full', () => {
  storeValue('nivas.a', 'old')
  vi.stubGlobal('localStorage', { ...storage, setItem: refuse })
  storeValue('nivas.a', 'new')
  expect(storedValue('nivas.a')).toBe('new')
  vi.stubGlobal('localStorage', storage)
  storeValue('nivas.a', 'stored')
  expect([storedValue('nivas.a'), inBrowser.get('nivas.a')]).toEqual(['stored', 'stored'])
})

it('opens a store with what was stored', () => {
  inBrowser.set('nivas.a', '7')
  const numberOf = (text: string | undefined) => Number(text ?? 1)
  const store = createStoredState('nivas.a', numberOf, String)
  const seen: number[] = []
  store.subscribe(() => seen.push(store.get()))
  expect(store.get()).toBe(7)
  store.set(8)
  expect([store.get(), seen, inBrowser.get('nivas.a')]).toEqual([8, [8], '8'])
})

it('stores a switch that is on', () => {
  createStoredSwitch('nivas.a').set(true)
  expect(createStoredSwitch('nivas.a').get()).toBe(true)
  createStoredSwitch('nivas.a').set(false)
  expect(inBrowser.size).toBe(0)
})
