/** Downloads that the user waits for. */
const waitedFor = new Set<Promise<unknown>>()

/** In ms: how long a page is left alone, so that a user can begin with what needs a download. */
const GRACE = 2_000

/** Marks a download that the user waits for: on a slow network what is fetched for later shares no line with it. */
export function urgent<T>(download: Promise<T>): Promise<T> {
  waitedFor.add(download)
  const end = () => waitedFor.delete(download)
  download.then(end, end)
  return download
}

/**
 * Resolves when the user has waited for no download for a while, in ms: the time to fetch what is only for later.
 */
export async function whenNothingIsUrgent(grace = GRACE): Promise<void> {
  do {
    await Promise.allSettled(waitedFor)
    await new Promise((resolve) => setTimeout(resolve, grace))
  } while (waitedFor.size > 0)
}
