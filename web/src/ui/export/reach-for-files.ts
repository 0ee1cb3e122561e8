import { CallFailure, genericText } from '../../api/failure.ts'
import { notifyFailure } from '../../api/notify-failure.ts'
import { reach } from '../../api/reach.ts'
import { isMissingFile, reloadForFiles } from '../../app/missing-file.ts'

/** Asks for the server before an import, because the browser keeps the failure of one (decision 0263). */
export const reachForFiles = (): Promise<void> =>
  reach().catch(() => {
    // Not the text of a write: nothing was to be saved.
    throw new CallFailure(0, genericText.away)
  })

/** Says why nothing was written or printed; reloads the page when a new version has replaced the file for it. */
export async function notifyOrReload(failure: unknown): Promise<void> {
  if (!(isMissingFile(failure) && (await reloadForFiles()))) notifyFailure(failure)
}
