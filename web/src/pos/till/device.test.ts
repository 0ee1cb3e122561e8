import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { printer } from '../../printing/address.ts'
import { deviceAddress } from './device.ts'

const inBrowser = new Map<string, string>()
const storage = {
  getItem: (key: string) => inBrowser.get(key) ?? null,
  setItem: (key: string, value: string) => void inBrowser.set(key, value),
  removeItem: (key: string) => void inBrowser.delete(key),
}

beforeEach(() => vi.stubGlobal('localStorage', storage))
afterEach(() => {
  printer.set(undefined)
  vi.unstubAllGlobals()
})

it('the address is asked for again until the print service gives it, which may start later', async () => {
  const service = vi.fn(async (): Promise<Response> => Response.json({ mac: 'aa-bb-cc-dd-ee-01' }))
  service.mockRejectedValueOnce(new TypeError('refused'))
  vi.stubGlobal('fetch', service)
  expect(await deviceAddress()).toBeNull()
  expect(service).not.toHaveBeenCalled()

  printer.set('http://localhost:8000/print/')
  expect(await deviceAddress()).toBeNull()
  expect(await deviceAddress()).toBe('AA:BB:CC:DD:EE:01')
  expect(await deviceAddress()).toBe('AA:BB:CC:DD:EE:01')
  expect(service).toHaveBeenCalledTimes(2)
})
