import type { Page } from '@playwright/test'

const sizes = { desk: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } }

/** How a screen is shown: width, colours and language. */
export type Variant = readonly [size: keyof typeof sizes, scheme: 'light' | 'dark', language: 'en' | 'hi']

export const variants: readonly Variant[] = (['desk', 'phone'] as const).flatMap((size) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['en', 'hi'] as const).map((language) => [size, scheme, language] as const),
  ),
)

const hashOf = (text: string): number =>
  [...text].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7)

/**
 * Whether a screen is tested in a variant. Its address chooses two variants with opposite width, colours and
 * language, so that every screen is tested in both sizes, colours and languages. `npm run test:all` tests all
 * eight.
 */
export function isLookedAt(path: string, variant: Variant): boolean {
  if (process.env.NIVAS_TEST_ALL) return true
  const chosen = hashOf(path) % variants.length
  return [chosen, variants.length - 1 - chosen].some((at) => variants[at] === variant)
}

/** Shows a page in a variant, before or after the sign-in. */
export async function show(page: Page, [size, scheme, language]: Variant) {
  await page.setViewportSize(sizes[size])
  await page.addInitScript(
    ([scheme, language]) => {
      localStorage.setItem('mantine-color-scheme-value', scheme)
      localStorage.setItem('nivas.language', language)
    },
    [scheme, language] as const,
  )
}
