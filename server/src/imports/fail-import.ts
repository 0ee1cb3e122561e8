import { say } from '@nivas/contract/texts.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'
import { FileProblem } from './reader/file-problem.ts'

const broken = say('The file could not be imported. Nothing was changed. Please try again.')

/** Errors of values or of constraints, for which a retry would not help. */
const isForGood = (error: unknown) =>
  error instanceof FileProblem || /^(22|23)/.test(String((error as { code?: unknown }).code ?? ''))

/**
 * Runs a job on an import; when it fails for good, stores the reason and deletes the file. After a refusal (a row
 * whose record changed since the comparison) the next try compares anew, and finds the cell.
 */
export async function orFail(
  db: Kysely<DB>,
  id: number,
  isLastTry: boolean,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isForGood(error) && !isLastTry) throw error
    await db
      .updateTable('imports')
      .set({
        state: 'failed',
        failure: JSON.stringify(
          error instanceof FileProblem || error instanceof Refusal ? error.text : broken,
        ),
        content: null,
        preview: '[]',
        changed_at: new Date(),
      })
      .where('id', '=', id)
      .where('state', 'in', ['checking', 'importing'])
      .execute()
    // Other errors are recorded by the queue.
    if (!(error instanceof FileProblem)) throw error
  }
}
