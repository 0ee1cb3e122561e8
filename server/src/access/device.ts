/** Browsers in the order of detection, because most User-Agent headers also contain the names of later ones. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

const first = (known: readonly (readonly [string, RegExp])[], agent: string) =>
  known.find(([, sign]) => sign.test(agent))?.[0]

/**
 * Returns a name like 'Chrome on Windows' from a User-Agent header, so that users recognise their devices; null when
 * neither browser nor system is known.
 */
export function deviceOf(agent: string | null): string | null {
  if (!agent) return null
  const parts = [first(browsers, agent), first(systems, agent)].filter(Boolean)
  return parts.length > 0 ? parts.join(' on ') : null
}
