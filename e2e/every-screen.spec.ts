import { expect, test } from '@playwright/test'
import { visit } from './accessible.ts'
import { screens } from './screens.ts'
import { signIn, signInAdministratorHindi } from './staff.ts'
import { isLookedAt, show, variants } from './variants.ts'

// These tests change no data, so they run in parallel.
test.describe.configure({ mode: 'parallel' })

/** Addresses outside the manifests of the areas. */
const others = [
  { path: '/login', permission: 'public' },
  { path: '/403', permission: 'signed-in' },
  { path: '/nowhere', permission: 'signed-in' },
] as const

for (const variant of variants) {
  const chosen = [...screens, ...others].filter(({ path }) => isLookedAt(path, variant))
  const [open, guarded] = [true, false].map((isOpen) =>
    chosen.filter(({ permission }) => (permission === 'public') === isOpen).map(({ path }) => path),
  )
  test(`every screen is accessible: ${variant.join(', ')}`, async ({ page }) => {
    test.slow()
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(error.message))
    // The browser writes violations of the content security policy to the console, such as inline scripts.
    page.on(
      'console',
      (message) => /Content.Security.Policy/i.test(message.text()) && wrong.push(message.text()),
    )
    await show(page, variant)
    await visit(page, open ?? [])
    if (guarded?.length) {
      await (variant.includes('hi') ? signInAdministratorHindi(page) : signIn(page))
      await visit(page, guarded)
    }
    expect(wrong).toEqual([])
  })
}
