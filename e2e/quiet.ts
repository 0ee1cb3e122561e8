import { expect, type Page, type Request } from '@playwright/test'

const underWay = new WeakMap<Page, Set<Request>>()

/** Returns the page's pending requests from now on: until the answer has arrived, or, for a stream, has begun. */
function requestsOf(page: Page): Set<Request> {
  const known = underWay.get(page)
  if (known) return known
  const requests = new Set<Request>()
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream'))
      requests.delete(response.request())
  })
  underWay.set(page, requests)
  return requests
}

/** Forgets requests of an earlier document of the page, such as a call that is never answered. */
export const forgetRequests = (page: Page) => underWay.get(page)?.clear()

/** Runs in the page: returns whether no element is busy, two frames from now. */
const isShown = () =>
  new Promise<boolean>((done) => {
    const look = () => done(document.querySelector('[aria-busy="true"]') === null)
    requestAnimationFrame(() => requestAnimationFrame(look))
  })

/** Does `work`, and waits until every answer that the page requested has arrived and is shown. */
export async function untilShown(page: Page, work: () => Promise<unknown>) {
  const requests = requestsOf(page)
  await work()
  const isDone = async () => requests.size === 0 && (await page.evaluate(isShown)) && requests.size === 0
  await expect.poll(isDone, { intervals: [20], timeout: 30_000 }).toBe(true)
}
