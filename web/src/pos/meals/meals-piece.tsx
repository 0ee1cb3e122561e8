import { formatCount } from '@nivas/contract/count.ts'
import { type MealDay, mealCalls } from '@nivas/contract/pos/meal-calls.ts'
import type { MealType } from '@nivas/contract/reservations/meals.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { Lead } from '../../ui/board/lead.tsx'
import { Piece } from '../../ui/board/piece.tsx'
import { useFiguresOf } from '../../ui/board/use-figures.ts'
import { SmallTable } from '../../ui/small-table.tsx'
import type { Column } from '../../ui/table/columns.ts'

/** The number of days shown after today. */
const DAYS = 3

const counter = [{ to: '/bhandarghar/meal-counter' }]

/** The meals to cook today and on the next three days, as the meal counter expects them. */
export default function MealsPiece({ title }: { title: string }) {
  const t = useText()
  const { day } = useFormat()
  const answer = useFiguresOf(mealCalls.mealBoard, {})
  const days = answer.data?.data.days.slice(0, DAYS + 1) ?? []
  const meal = (key: MealType, name: 'Lunch' | 'Dinner'): Column<MealDay> => ({
    key,
    title: name,
    kind: 'number',
    value: (one) => one[key].expected,
    render: (one) => <Lead leads={counter}>{formatCount(one[key].expected)}</Lead>,
  })
  const columns: readonly Column<MealDay>[] = [
    {
      key: 'day',
      title: 'Date',
      value: (one) => (one === days[0] ? t('Today') : day(one.day)),
    },
    meal('L', 'Lunch'),
    meal('D', 'Dinner'),
    ...(days.some(({ either }) => either > 0)
      ? [{ key: 'either', title: 'Lunch or dinner', kind: 'number' } as const]
      : []),
  ]
  return (
    <Piece title={title} asked={[answer]}>
      {() => (
        <SmallTable label="Meals to cook, by day" columns={columns} rows={days} rowKey={(one) => one.day} />
      )}
    </Piece>
  )
}
