import type { BrowserContext, Page, Route } from '@playwright/test'

type On = Page | BrowserContext
type Addresses = Parameters<Page['route']>[0]

/**
 * Keeps a route that matches no request. Without any route Playwright stops intercepting, and a request that begins at
 * that moment is never answered. Right after it starts to intercept, a request may still pass, so a journey that holds
 * back an early request has to intercept from its start.
 */
export const goOnIntercepting = (on: On) => on.route(/^nowhere:/, (route) => route.continue())

/** Answers the first request to these addresses as given; later ones go to the server. */
export async function answerOnce(on: On, addresses: Addresses, answer: Parameters<Page['route']>[1]) {
  await goOnIntercepting(on)
  await on.route(addresses, answer, { times: 1 })
}

/** The text of a failure without a specific text. */
export const wrong = 'Something went wrong. Please contact administrator.'

/** Answers as a server that fails. */
export const fail = (route: Route) =>
  route.fulfill({ status: 500, json: { success: false, message: wrong, text: { key: wrong } } })

/** Ends the routes of these addresses: requests go to the server again. */
export async function endRoute(on: On, addresses: Addresses) {
  await goOnIntercepting(on)
  await on.unroute(addresses)
}
