import type { Job } from '../jobs/queue.ts'

/** A server without a heartbeat counts as dead, and its job is retried. */
const options = {
  retryLimit: 3,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 3_600,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 3_600,
}

/** The payload is the id of an import that is to be checked. */
export const checkJob: Job<{ id: number }> = { name: 'imports.check', options }

/** The payload is the id of an import that is to be written, and its user. */
export const runJob: Job<{ id: number; by: number }> = { name: 'imports.run', options }

/** Runs once an hour. */
export const housekeepingJob: Job = {
  name: 'imports.housekeeping',
  options: { retryLimit: 3, retryDelay: 60 },
}
