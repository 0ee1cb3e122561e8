import type { Call } from '@nivas/contract/call.ts'
import { expect, type Page } from '@playwright/test'

/** The body with which a server refuses a call. */
export const refused = { success: false, message: 'Refused', text: { key: 'Please try again later.' } }

/** Holds back the first request of a call, as a slow network does; later ones pass. */
export async function holdFirst(page: Page, { method, path }: Call, refusal?: typeof refused) {
  const { promise: mayPass, resolve: release } = Promise.withResolvers<void>()
  const address = new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`)
  let isTaken = false
  await page.route(
    ({ pathname }) => address.test(pathname),
    async (route) => {
      if (route.request().method() !== method || isTaken) return route.fallback()
      isTaken = true
      await mayPass
      return refusal ? route.fulfill({ status: 400, json: refusal }) : route.continue()
    },
  )
  return { release, isHeld: () => expect.poll(() => isTaken).toBe(true) }
}
