import { existsSync } from 'node:fs'

/** What Chromium is started with: it runs as root in CI, and its calls home would only fail there. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A browser that nothing has to download: the one named, the system's, or the one inside an npm package. */
export async function browserPath(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  )
  if (system) return system
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}
