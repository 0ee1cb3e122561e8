/** What a till knows when the server has answered which number its session has next. */
type Known = {
  /** The server's answer. */
  answered: number
  /** Numbers of tickets that this browser had before it asked or has now: the server may not have had them. */
  here: readonly number[]
  /** The next number as this till had noted it before it asked, and as it has noted it now. */
  before: number
  now: number
}

/**
 * The number of a session's next receipt: after those that the server has, those that wait here, and those that
 * were sold while the answer was on its way. What was noted earlier does not count: no number is left out.
 */
export const nextNumber = ({ answered, here, before, now }: Known): number =>
  here.reduce((next, number) => Math.max(next, number + 1), Math.max(answered, now > before ? now : 0))
