import { say, type Text } from '@nivas/contract/texts.ts'
import type { Kysely } from 'kysely'
import { codeOf } from '../caught.ts'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'
import { FileProblem } from './reader/file-problem.ts'

const broken = say('The file could not be imported. Nothing was changed. Please try again.')

/** Whether a retry would fail too: errors of the file, of values, or of constraints. */
const isForGood = (error: unknown) => error instanceof FileProblem || /^(22|23)/.test(codeOf(error) ?? '')

/** Stores why an import has failed, and deletes its file. */
async function fail(db: Kysely<DB>, id: number, failure: Text): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      state: 'failed',
      failure: JSON.stringify(failure),
      content: null,
      preview: '[]',
      changed_at: new Date(),
    })
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'importing'])
    .execute()
}

/** Fails an import whose last attempt could not store a reason, because its server was killed. */
export const failKilled = (db: Kysely<DB>, id: number): Promise<void> => fail(db, id, broken)

/**
 * Runs a job on an import. When it fails for good, stores the reason and deletes the file. After a refusal (the record
 * of a row changed since the comparison) the next attempt compares again, and finds the cell.
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
    await fail(db, id, error instanceof FileProblem || error instanceof Refusal ? error.text : broken)
    // The queue records all other errors.
    if (!(error instanceof FileProblem)) throw error
  }
}
