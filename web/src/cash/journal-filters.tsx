import { Group } from '@mantine/core'
import { cash as calls } from '@nivas/contract/cash/calls.ts'
import { oneYear, wrongRange } from '@nivas/contract/day-range.ts'
import { useAnswer } from '../api/hooks.ts'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { DateRange } from '../ui/fields/date-range.tsx'
import { type DayPair, useTypedDays } from '../ui/fields/range.ts'
import { ReceiptNumber } from '../ui/fields/receipt-number.tsx'

type Values = Record<'from' | 'to' | 'user_id' | 'session_id' | 'category' | 'closing', string>
type Props = {
  values: Values
  change: (values: Partial<Values>) => void
  /** Called when the user searches for the receipt with this number. */
  onFind: (number: string) => void
}

/** The filters by days and user, and the search for a receipt by its number. */
export function JournalFilters({ values, change, onFind }: Props) {
  const t = useText()
  const word = useWord()
  const { day } = useFormat()
  const people = useAnswer(calls.cashiers, {})
  return (
    <Group gap="xs" align="flex-end">
      <Days from={values.from} to={values.to} change={change} />
      <ChoiceField
        width="11rem"
        label={t('Cashier')}
        none={t('Cashier')}
        from={people}
        options={people.data?.data.map(({ id, name, email }) => ({
          value: String(id),
          label: `${name} (${email})`,
        }))}
        chosen={values.user_id}
        onChoose={(id) => change({ user_id: id })}
      />
      {values.session_id !== '' && (
        <ChoiceField
          width="10rem"
          label={t('Cash session')}
          none={t('Cash session')}
          options={[{ value: values.session_id, label: t('One session') }]}
          chosen={values.session_id}
          onChoose={(id) => change({ session_id: id })}
        />
      )}
      {values.closing !== '' && (
        <ChoiceField
          width="10rem"
          label={t('Closing of the day')}
          none={t('Closing of the day')}
          options={[{ value: values.closing, label: day(values.closing) }]}
          chosen={values.closing}
          onChoose={(closing) => change({ closing })}
        />
      )}
      {values.category !== '' && (
        <ChoiceField
          width="10rem"
          label={t('Category')}
          none={t('Category')}
          options={[{ value: values.category, label: word(values.category) }]}
          chosen={values.category}
          onChoose={(category) => change({ category })}
        />
      )}
      <ReceiptNumber onFind={onFind} />
    </Group>
  )
}

/** The range of days. The list updates when the days are in order; until then it shows the last valid ones. */
function Days({ from, to, change }: Pick<Values, 'from' | 'to'> & Pick<Props, 'change'>) {
  const [typed, setTyped] = useTypedDays({ from, to })
  const set = (pair: DayPair) => {
    setTyped(pair)
    if (pair.from && pair.to && !wrongRange(pair.from, pair.to, oneYear))
      change({ from: pair.from, to: pair.to })
  }
  return <DateRange kind="days" value={typed} onChange={set} longest={oneYear} />
}
