import type { BrowserContext, Page, Route } from '@playwright/test'

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

/** The text of a failure that has none of its own. */
export const wrong = 'Something went wrong. Please contact administrator.'

/** Answers as a server that fails. */
export const fail = (route: Route) =>
  route.fulfill({ status: 500, json: { success: false, message: wrong, text: { key: wrong } } })

/** Ends the routes of these addresses: requests go to the server again. */
export async function endRoute(on: On, addresses: Addresses) {
  await goOnIntercepting(on)
  await on.unroute(addresses)
}
