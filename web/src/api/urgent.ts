/** The downloads and answers that the user is waiting for. */
const waitedFor = new Set<Promise<unknown>>()

/** The time at which the last of them ended, in ms of `performance.now()`. */
let ended = 0

/** The time in ms without downloads in which the user can start something that needs one. */
const GRACE = 2_000

/**
 * Marks a download that the user is waiting for, so that on a slow network it does not share the connection with what
 * is fetched in advance.
 */
export function urgent<T>(download: Promise<T>): Promise<T> {
  waitedFor.add(download)
  const end = () => {
    waitedFor.delete(download)
    ended = performance.now()
  }
  download.then(end, end)
  return download
}

/**
 * Resolves when the user has not waited for anything for `grace` ms. Then files that are only needed later can be
 * fetched.
 */
export async function whenNothingIsUrgent(grace = GRACE): Promise<void> {
  const begun = performance.now()
  for (;;) {
    await Promise.allSettled(waitedFor)
    const left = Math.max(begun, ended) + grace - performance.now()
    if (left <= 0 && waitedFor.size === 0) return
    await new Promise((resolve) => setTimeout(resolve, left))
  }
}
