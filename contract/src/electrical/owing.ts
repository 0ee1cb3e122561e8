import { rupees } from '../money.ts'
import { type Amount, formatAmount } from '../rupees.ts'
import { say, type Text } from '../texts.ts'

/** The reason why a house with these dues cannot pay an advance; undefined without dues. */
export const advanceOwing = (owed: Amount): Text | undefined =>
  rupees(owed).gt(0)
    ? say('This house owes Rs. {{amount}}. Please collect it with Pay Dues before collecting an advance.', {
        amount: formatAmount(owed),
      })
    : undefined
