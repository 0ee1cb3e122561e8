import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { send } from '../api/client.ts'
import { isFailedImport } from '../api/failure.ts'

const STORAGE_KEY = 'nivas.reloaded'

/** In ms: a page that was reloaded less long ago is not reloaded by itself again. */
export const JUST_NOW = 30_000

/** In ms: a server that is up answers far sooner. */
const PATIENCE = 5_000

/**
 * A file of a screen that could not be fetched: there was no network, or a new version has replaced it. The
 * browser answers every later request of this page for it with the same failure; a reload fetches it.
 */
class MissingFile extends Error {}

/** Makes the failure of an import a `MissingFile`: the router would reload the page also without a network. */
export function asMissingFile(failure: unknown): never {
  throw isFailedImport(failure) ? new MissingFile('A file is missing.', { cause: failure }) : failure
}

/** Whether a screen failed for lack of a file, through the router or by an import of its own. */
export const isMissingFile = (failure: unknown): boolean =>
  failure instanceof MissingFile || isFailedImport(failure)

/** Reloads the page if the server answers; resolves to false if it does not, or if a reload did not help. */
export async function reloadForFiles(): Promise<boolean> {
  try {
    const before = Number(sessionStorage.getItem(STORAGE_KEY))
    // After a clock was set back the age of the reload is unknown.
    if (Math.abs(Date.now() - before) < JUST_NOW) return false
    await send(thisVenue, {}, { inBackground: true, signal: AbortSignal.timeout(PATIENCE) })
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()))
  } catch {
    // Also in a browser that refuses its storage: a page that does not know that it was reloaded would be for ever.
    return false
  }
  window.location.reload()
  return true
}
