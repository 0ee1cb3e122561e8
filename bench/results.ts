/** What `plan.ts` writes into RESULTS.md begins here, and `run.ts` leaves it there. */
export const planningTitle = '## Planning an event'
