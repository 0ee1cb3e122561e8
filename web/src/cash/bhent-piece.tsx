import type { BookTotals } from '@nivas/contract/cash/schemas.ts'
import { totalsCall } from '@nivas/contract/cash/totals-call.ts'
import { addDays } from '@nivas/contract/dates.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { useVenueAnswer } from '../api/venue.ts'
import { useFormat } from '../format/use-format.ts'
import { formatWeekday } from '../format/weekday.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { LargeFigures } from '../ui/board/large-figures.tsx'
import { Piece } from '../ui/board/piece.tsx'
import { useFiguresOf } from '../ui/board/use-figures.ts'

const netOf = (totals: BookTotals | undefined) =>
  onWire(sum((totals ?? []).flatMap(({ taken, given_back }) => [taken, given_back])))

const bookOf = (day: string) => ({ from: day, to: day, kind: 'BHENT' as const })
const journalOf = (day: string) => [{ to: '/cash/journal', search: bookOf(day) }]

/** The piece with today's Bhent in the cash book, beside the Bhent of the same weekday a week ago. */
export default function BhentPiece({ title }: { title: string }) {
  const venue = useVenueAnswer()
  const today = venue.data?.data.today
  return today ? (
    <OfDay key={today} title={title} today={today} />
  ) : (
    <Piece title={title} asked={[venue]}>
      {nothing}
    </Piece>
  )
}

const nothing = () => null

function OfDay({ title, today }: { title: string; today: string }) {
  const t = useText()
  const language = useLanguage()
  const { rupees, day } = useFormat()
  const before = addDays(today, -7)
  const now = useFiguresOf(totalsCall.journalTotals, bookOf(today))
  const then = useFiguresOf(totalsCall.journalTotals, bookOf(before))
  return (
    <Piece title={title} asked={[now, then]}>
      {() => (
        <>
          <LargeFigures
            figures={[
              {
                key: 'today',
                title: t('Today so far'),
                value: rupees(netOf(now.data?.data)),
                leads: journalOf(today),
              },
            ]}
          />
          <LargeFigures
            figures={[
              {
                key: 'before',
                title: t('{{weekday}} last week, whole day, {{day}}', {
                  weekday: formatWeekday(before, language, 'long'),
                  day: day(before),
                }),
                value: rupees(netOf(then.data?.data)),
                leads: journalOf(before),
              },
            ]}
          />
        </>
      )}
    </Piece>
  )
}
