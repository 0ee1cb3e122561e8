import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { isYounger } from '../api/age.ts'
import { send } from '../api/client.ts'
import { isFailedImport } from '../api/failure.ts'

const STORAGE_KEY = 'nivas.reloaded'

/** The time in ms after a reload in which the page is not reloaded automatically again. */
export const JUST_NOW = 30_000

/** The longest wait in ms. A server that is up answers much sooner. */
const PATIENCE = 5_000

/**
 * A file of a screen that could not be fetched, because there was no network or a new version has replaced it. The
 * browser answers every later request of this page for the file with the same failure. A reload fetches it.
 */
class MissingFile extends Error {}

/**
 * Turns the failure of an import into a `MissingFile`. Otherwise the router would reload the page even without a
 * network.
 */
export function asMissingFile(failure: unknown): never {
  throw isFailedImport(failure) ? new MissingFile('A file is missing.', { cause: failure }) : failure
}

/** Returns whether a screen failed because of a missing file, through the router or through its own import. */
export const isMissingFile = (failure: unknown): boolean =>
  failure instanceof MissingFile || isFailedImport(failure)

/** Reloads the page if the server answers. Resolves to false if it does not, or if a recent reload did not help. */
export async function reloadForFiles(): Promise<boolean> {
  try {
    const before = Number(sessionStorage.getItem(STORAGE_KEY))
    if (isYounger(before, JUST_NOW)) return false
    await send(thisVenue, {}, { inBackground: true, signal: AbortSignal.timeout(PATIENCE) })
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()))
  } catch {
    // Also fails in a browser that refuses its storage: a page that cannot note its reload would reload forever.
    return false
  }
  window.location.reload()
  return true
}
