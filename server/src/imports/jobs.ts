import type { Job } from '../jobs/queue.ts'

/** After missing heartbeats a server counts as dead, and its job is retried. */
const options = {
  retryLimit: 3,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 3_600,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 3_600,
}

/** Checks an import; the payload is its id. */
export const checkJob: Job<{ id: number }> = { name: 'imports.check', options }

/** Writes the rows of an import; the payload is its id and its user. */
export const runJob: Job<{ id: number; by: number }> = { name: 'imports.run', options }

/** Deletes abandoned imports, once an hour. */
export const housekeepingJob: Job = {
  name: 'imports.housekeeping',
  options: { retryLimit: 3, retryDelay: 60 },
}
