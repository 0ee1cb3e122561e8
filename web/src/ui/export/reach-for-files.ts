import { CallFailure, genericText } from '../../api/failure.ts'
import { notifyFailure } from '../../api/notify-failure.ts'
import { reach } from '../../api/reach.ts'
import { isMissingFile, reloadForFiles } from '../../app/missing-file.ts'

/** The browser keeps the failure of an import (decision 0263): without the server what writes or prints is not asked for. */
export const reachForFiles = (): Promise<void> =>
  reach().catch(() => {
    // Not the text of a write: nothing was to be saved.
    throw new CallFailure(0, genericText.away)
  })

/** Says why nothing was written or printed; where a new version has replaced the file that does it, the page is reloaded. */
export async function notifyOrReload(failure: unknown): Promise<void> {
  if (!(isMissingFile(failure) && (await reloadForFiles()))) notifyFailure(failure)
}
