// Stores the screens that are `offline` in their manifests, so that they open without a network. It answers only for
// files of the product; requests to /api always go to the server.

const worker = self as unknown as ServiceWorkerGlobalScope

/** The name of this version, and the files that it needs. The build inserts both. */
declare const VERSION: string
declare const FILES: readonly string[]

const PREFIX = 'nivas-files-'
const OWN = PREFIX + VERSION
/** The page. Every screen is behind its `#`. */
const PAGE = '/'

/** The longest time in ms that a page waits for the server's latest version when it opens. */
const PATIENCE = 4_000

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api')) return
  if (request.mode === 'navigate') {
    if (pathname === PAGE || pathname === '/index.html') event.respondWith(page(request))
  } else event.respondWith(file(request))
})

/** Fetches the files that no earlier version has stored. The name of a file contains a hash of its content. */
async function install(): Promise<void> {
  const cache = await caches.open(OWN)
  const store = async (path: string) => {
    const before = path.startsWith('/assets/') ? await caches.match(path) : undefined
    const response = before ?? (await fetch(path, { cache: 'no-cache' }))
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    await cache.put(path, response)
  }
  await Promise.all(FILES.map(store))
  // The page is stored last, so a version that has its page is complete.
  await store(PAGE)
  // The files of the previous version stay (see below), so an open counter continues. The next page that opens has the
  // new version.
  await worker.skipWaiting()
}

const isComplete = async (name: string) => (await (await caches.open(name)).match(PAGE)) !== undefined

/**
 * Deletes old versions. The previous version may still be open in a tab, so its files stay until the next version
 * replaces this one. Files of a version that was never completed are deleted too, unless it may still be loading.
 */
async function activate(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const complete: string[] = []
  for (const name of versions) if (name !== OWN && (await isComplete(name))) complete.push(name)
  const begunLater = versions.slice(versions.indexOf(OWN) + 1).filter((name) => !complete.includes(name))
  const kept = new Set([OWN, complete.at(-1), ...begunLater])
  await Promise.all(versions.filter((name) => !kept.has(name)).map((name) => caches.delete(name)))
  await worker.clients.claim()
}

/** Returns the latest available page: the server's, or else the stored one with its files. */
async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
    // Reads the page to its end, because a page whose rest never arrives would stay blank.
    if (response.ok) return new Response(await response.arrayBuffer(), response)
    // A status of 500 or more may come from a proxy that has lost its server.
    if (response.status < 500) return response
  } catch {
    // There is no network.
  }
  const kept = await (await caches.open(OWN)).match(PAGE)
  return kept ?? Response.error()
}

async function file(request: Request): Promise<Response> {
  const own = await (await caches.open(OWN)).match(request)
  return own ?? (await caches.match(request)) ?? fetch(request)
}
