import { rupees } from '../money.ts'
import { type Amount, formatAmount } from '../rupees.ts'
import { say, type Text } from '../texts.ts'

/** The reason why a house that owes this sum pays no advance; undefined when it owes nothing. */
export const advanceOwing = (owed: Amount): Text | undefined =>
  rupees(owed).gt(0)
    ? say(
        'This house owes Rs. {{amount}}. Please take that by Pay Dues first: an advance is money without dues.',
        {
          amount: formatAmount(owed),
        },
      )
    : undefined
