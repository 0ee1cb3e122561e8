/** Downloads and answers that the user waits for. */
const waitedFor = new Set<Promise<unknown>>()

/** When the last of them ended, in ms of `performance.now()`. */
let ended = 0

/** In ms: how long a page is left alone, so that a user can begin with what needs a download. */
const GRACE = 2_000

/** Marks a download that the user waits for: on a slow network what is fetched for later shares no line with it. */
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
 * Resolves when the user has waited for nothing for a while, in ms: the time to fetch what is only for later.
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
