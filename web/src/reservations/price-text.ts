import { onWire, rupees } from '@nivas/contract/money.ts'
import { say, type Text } from '@nivas/contract/texts.ts'

type Price = { total: number; paid: number; difference: number; upi_back: number }

/** Returns the effect of a move on the Bhent that was paid. */
export function priceText({ total, paid, difference, upi_back }: Price): Text {
  if (difference === 0) return say('The Bhent stays {{total}}.', { total: { rupees: total } })
  const values = {
    total: { rupees: total },
    paid: { rupees: paid },
    amount: { rupees: Math.abs(difference) },
  }
  const cash = onWire(rupees(difference).neg().minus(upi_back))
  if (upi_back > 0 && cash === 0)
    return say('The Bhent becomes {{total}}; {{paid}} was paid. {{amount}} is given back by UPI.', values)
  if (upi_back > 0)
    return say(
      'The Bhent becomes {{total}}; {{paid}} was paid. Given back: {{cash}} in cash, {{upi}} by UPI.',
      { ...values, cash: { rupees: cash }, upi: { rupees: upi_back } },
    )
  return difference < 0
    ? say('The Bhent becomes {{total}}; {{paid}} was paid. {{amount}} is given back in cash.', values)
    : say('The Bhent becomes {{total}}; {{paid}} was paid. {{amount}} is collected in cash.', values)
}
