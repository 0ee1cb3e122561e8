/** What a till knows when the server has answered with the session's next number. */
type Known = {
  /** The next number in the server's answer. */
  answered: number
  /** The numbers of tickets in this browser before it asked or now; the server may not have them. */
  here: readonly number[]
  /** The next number that this till had noted before it asked, and the one it has noted now. */
  before: number
  now: number
}

/**
 * Returns the number of a session's next receipt. It follows the receipts of the server, those that wait here, and
 * those sold while the answer was on its way. A number noted before the till asked does not count, so that no number is
 * skipped.
 */
export const nextNumber = ({ answered, here, before, now }: Known): number =>
  here.reduce((next, number) => Math.max(next, number + 1), Math.max(answered, now > before ? now : 0))
