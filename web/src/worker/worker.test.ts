import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Waiting = { waitUntil: (work: Promise<void>) => void }

/** The caches of a browser, in the order in which they were made. */
const stored = new Map<string, Map<string, string>>()
/** The files that the server does not return. */
let missing: readonly string[] = []

const cacheOf = (name: string) => {
  const files = stored.get(name) ?? new Map<string, string>()
  stored.set(name, files)
  return {
    match: async (path: string) => (files.has(path) ? { ok: true, path } : undefined),
    put: async (path: string) => void files.set(path, name),
  }
}

/** Runs the worker of a version: installs it, and activates it if that succeeds. */
async function update(version: string) {
  const listeners = new Map<string, (event: Waiting) => void>()
  vi.resetModules()
  vi.stubGlobal('VERSION', version)
  vi.stubGlobal('FILES', ['/assets/a.js', `/assets/${version}.js`])
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: (event: Waiting) => void) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    location: { origin: '' },
  })
  const path = './worker.ts'
  await import(path)
  const fire = (name: string) =>
    new Promise<void>((done) => listeners.get(name)?.({ waitUntil: (work) => done(work) }))
  await fire('install')
  await fire('activate')
}

const versions = () => [...stored.keys()].map((name) => name.replace('nivas-files-', ''))

beforeEach(() => {
  stored.clear()
  missing = []
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (path: string) => [...stored.values()].find((files) => files.has(path)) && { ok: true },
  })
  vi.stubGlobal('fetch', async (path: string) => ({ ok: !missing.includes(path), status: 404 }))
})
afterEach(() => vi.unstubAllGlobals())

test('a browser has the files of this version and of the previous one', async () => {
  for (const version of ['1', '2', '3']) await update(version)
  expect(versions()).toEqual(['2', '3'])
  expect([...(stored.get('nivas-files-3')?.keys() ?? [])]).toEqual(['/assets/a.js', '/assets/3.js', '/'])
})

test('the files of a version that was never completed are deleted, and the previous version stays', async () => {
  await update('1')
  missing = ['/assets/2.js']
  await expect(update('2')).rejects.toThrow('/assets/2.js: 404')
  expect(versions()).toEqual(['1', '2'])
  await update('3')
  expect(versions()).toEqual(['1', '3'])
})

test('a version that is still loading while another one starts keeps its files', async () => {
  await update('1')
  cacheOf('nivas-files-2')
  const later = cacheOf('nivas-files-3')
  await later.put('/assets/3.js')
  await update('2')
  expect(versions()).toEqual(['1', '2', '3'])
})

test('a version that returns after a later one keeps the files of the later one, which may be open', async () => {
  await update('1')
  await update('2')
  await update('1')
  expect(versions()).toEqual(['1', '2'])
})
