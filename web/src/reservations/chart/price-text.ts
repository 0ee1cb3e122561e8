type Price = { total: number; paid: number; difference: number }
type Text = (text: string, values?: Record<string, string | number>) => string

/** What a move does to the Bhent that was paid, in the reader's language. */
export function priceText(
  { total, paid, difference }: Price,
  t: Text,
  rupees: (amount: number) => string,
): string {
  if (difference === 0) return t('The Bhent stays {{total}}.', { total: rupees(total) })
  const values = { total: rupees(total), paid: rupees(paid), amount: rupees(Math.abs(difference)) }
  return difference < 0
    ? t('The Bhent becomes {{total}}; {{paid}} was paid. {{amount}} is given back in cash.', values)
    : t('The Bhent becomes {{total}}; {{paid}} was paid. {{amount}} is collected in cash.', values)
}
