import { existsSync } from 'node:fs'

/** The arguments of Chromium. In CI it runs as root, and its background requests would fail. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A browser that needs no download: the configured one, the system's, or the one inside an npm package. */
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
