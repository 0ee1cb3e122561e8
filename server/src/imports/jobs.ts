import type { Job } from '../jobs/queue.ts'

/** A server that dies is missed after so many seconds, and what it was doing is done again. */
const options = {
  retryLimit: 3,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 3_600,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 3_600,
}

/** Told the id of an import that is to be read and checked. */
export const checkJob: Job<{ id: number }> = { name: 'imports.check', options }

/** Told the id of an import that is to be written, and the user who wants it. */
export const runJob: Job<{ id: number; by: number }> = { name: 'imports.run', options }

/** Once an hour. */
export const housekeepingJob: Job = {
  name: 'imports.housekeeping',
  options: { retryLimit: 3, retryDelay: 60 },
}
