import { CallFailure, genericText } from '../../api/failure.ts'
import { notifyFailure } from '../../api/notify-failure.ts'
import { reach } from '../../api/reach.ts'
import { isMissingFile, reloadForFiles } from '../../app/missing-file.ts'

/**
 * Checks that the server answers before an import, because the browser keeps the failure of an import (decision 0263).
 */
export const reachForFiles = (): Promise<void> =>
  reach().catch(() => {
    // Replaces the failure, whose text is that of a write: an export saves nothing on the server.
    throw new CallFailure(0, genericText.away)
  })

/** Shows why the export failed, or reloads the page when a new version has replaced the files of the export. */
export async function notifyOrReload(failure: unknown): Promise<void> {
  if (!(isMissingFile(failure) && (await reloadForFiles()))) notifyFailure(failure)
}
