import { rupees } from '../money.ts'
import { type Amount, formatAmount } from '../rupees.ts'
import { say, type Text } from '../texts.ts'

/** The reason why a house that owes this sum pays no advance; undefined when it owes nothing. */
export const advanceOwing = (owed: Amount): Text | undefined =>
  rupees(owed).gt(0)
    ? say('This house owes Rs. {{amount}}. Please collect it with Pay Dues before taking an advance.', {
        amount: formatAmount(owed),
      })
    : undefined
