import { Text, type TextProps } from '@mantine/core'
import { useFormat } from '../format/use-format.ts'
import classes from './values.module.css'

type MoneyProps = TextProps & { amount: number }

/** An amount in rupees, `Rs. 1,23,456.00`, with digits that stand under one another. */
export function Money({ amount, ...text }: MoneyProps) {
  const { rupees } = useFormat()
  return (
    <Text span inherit className={classes.number} {...text}>
      {rupees(amount)}
    </Text>
  )
}

/** A day, `21 Nov 2026`, from `YYYY-MM-DD`. */
export function Day({ of }: { of: string }) {
  const { day } = useFormat()
  return (
    <time dateTime={of} className={classes.number}>
      {day(of)}
    </time>
  )
}
