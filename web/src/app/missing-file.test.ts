import { afterEach, expect, test, vi } from 'vitest'
import { reloadForFiles } from './missing-file.ts'

const reload = vi.fn()
vi.stubGlobal('window', { location: { reload } })
vi.stubGlobal('fetch', async () => new Response('{"success":true,"data":{}}'))

const storage = (set: (value: string) => void = () => {}) => {
  let stored: string | null = null
  return {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      set(value)
      stored = value
    },
  }
}
const refuse = () => {
  throw new DOMException('refused', 'SecurityError')
}

afterEach(() => reload.mockClear())

test('a page without a file is reloaded once', async () => {
  vi.stubGlobal('sessionStorage', storage())
  expect(await reloadForFiles()).toBe(true)
  expect(await reloadForFiles()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page whose browser refuses its storage is not reloaded, and its screen says so', async () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  expect(await reloadForFiles()).toBe(false)
  vi.stubGlobal('sessionStorage', storage(refuse))
  expect(await reloadForFiles()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
