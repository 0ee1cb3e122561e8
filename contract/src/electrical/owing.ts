import { rupees } from '../money.ts'
import { type Amount, formatAmount } from '../rupees.ts'
import { say, type Text } from '../texts.ts'

/** The reason why a house with these dues cannot pay an advance; undefined without dues. */
export const advanceOwing = (owed: Amount): Text | undefined =>
  rupees(owed).gt(0)
    ? say(
        'This house owes Rs. {{amount}}. Please take that by Pay Dues first: an advance is money without dues.',
        {
          amount: formatAmount(owed),
        },
      )
    : undefined
