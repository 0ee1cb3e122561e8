import type { BrowserContext, Page } from '@playwright/test'

type On = Page | BrowserContext
type Addresses = Parameters<Page['route']>[0]

/**
 * Without a route Playwright stops intercepting, and a request that begins in that moment is never answered: one
 * that matches nothing stays. Where it begins to intercept, a request right after may pass: a journey that holds one
 * back at once intercepts from its start.
 */
export const goOnIntercepting = (on: On) => on.route(/^nowhere:/, (route) => route.continue())

/** Answers the first request to these addresses as given; later ones go to the server. */
export async function answerOnce(on: On, addresses: Addresses, answer: Parameters<Page['route']>[1]) {
  await goOnIntercepting(on)
  await on.route(addresses, answer, { times: 1 })
}

/** Ends the routes of these addresses: requests go to the server again. */
export async function endRoute(on: On, addresses: Addresses) {
  await goOnIntercepting(on)
  await on.unroute(addresses)
}
