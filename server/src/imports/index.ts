import { imports as calls } from '@nivas/contract/imports/calls.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { bind } from '../http/bind.ts'
import { type Queue, type Worker, worker } from '../jobs/queue.ts'
import { checkImport } from './check-import.ts'
import { discard } from './discard.ts'
import { failKilled, orFail } from './fail-import.ts'
import { keepHouse } from './housekeeping.ts'
import { readImport } from './import-rows.ts'
import { checkJob, housekeepingJob, runJob } from './jobs.ts'
import { listProblems } from './list-problems.ts'
import { runImport } from './run-import.ts'
import type { Secrets } from './stage.ts'
import { startRun } from './start-run.ts'
import { uploadFile } from './upload-file.ts'

export const imports = (queue: Queue, secrets: Secrets) =>
  bind('imports', calls, {
    upload: uploadFile(queue, secrets),
    get: (db, actor, { id }) => readImport(db, actor, id),
    problems: listProblems,
    run: startRun(queue),
    discard,
  })

/** The workers of this area's jobs. */
export const importWorkers = (db: Kysely<DB>, secrets: Secrets): Worker[] => {
  const isLast = (attempt: number) => attempt > (checkJob.options.retryLimit ?? 0)
  const gaveUp = ({ id }: { id: number }) => failKilled(db, id)
  return [
    worker(
      checkJob,
      ({ id }, { attempt, signal }) =>
        orFail(db, id, isLast(attempt), () => checkImport(db, secrets, id, { signal })),
      { gaveUp },
    ),
    worker(
      runJob,
      ({ id, by }, { attempt, signal }) =>
        orFail(db, id, isLast(attempt), () => runImport(db, secrets, id, by, { signal })),
      { gaveUp },
    ),
    worker(housekeepingJob, () => keepHouse(db), { cron: '7 * * * *' }),
  ]
}
