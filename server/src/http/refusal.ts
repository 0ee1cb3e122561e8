/**
 * How a use case says no. Thrown, it rolls back everything the call did; returned, what was written stays
 * (a failed sign-in must be counted). `message` goes to the person at the counter: what happened, what to do next.
 */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 422 | 429 | 503
  /** For 422: the texts of each wrong field. */
  readonly errors: Record<string, string[]> | undefined
  /** Another desk was faster: the call is made anew before it says no, and may find something else. */
  again = false

  constructor(status: Refusal['status'], message: string, errors?: Record<string, string[]>) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

/** Not the caller's doing, and worth another try. */
export const databaseAway = () => new Refusal(503, 'Please try again later.')

/** A 422 for one field that only the database could find wrong. */
export const wrongField = (field: string, message: string) =>
  new Refusal(422, message, { [field]: [message] })
