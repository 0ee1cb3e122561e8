import { expect, type Page } from '@playwright/test'

/** Holds the first request of a call back, as a slow network does; the later ones pass. */
export async function holdFirst(page: Page, { path }: { path: string }) {
  const { promise: mayPass, resolve: release } = Promise.withResolvers<void>()
  const address = new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`)
  let calls = 0
  await page.route(
    ({ pathname }) => address.test(pathname),
    async (route) => {
      calls += 1
      if (calls === 1) await mayPass
      await route.continue()
    },
  )
  return { release, isHeld: () => expect.poll(() => calls).toBe(1), calls: () => calls }
}
