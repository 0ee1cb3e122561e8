import { Text, Title } from '@mantine/core'
import { formatCount } from '@nivas/contract/count.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useText } from '../../languages/use-text.ts'
import { Bars } from '../report/bars.tsx'
import type { Link } from '../report/columns.ts'
import { everyQuarterHour, type QuarterHour } from './every-quarter-hour.ts'

type Props = {
  title: PlainKey
  /** The quarter hours with visitors. */
  quarters: readonly QuarterHour[]
  /** Returns the sentence with the sum and the busiest quarter hour. */
  sentence: (people: string, from: string, most: string) => string
  /** Returns the link to the entries of a quarter hour. */
  opens?: (from: string) => Link
}

/**
 * Shows the people who entered in each quarter hour of a day as bars. The sentence above them summarizes the same
 * numbers.
 */
export function QuarterHours({ title, quarters, sentence, opens }: Props) {
  const t = useText()
  const all = everyQuarterHour(quarters)
  const busiest = all.reduce((best, one) => (one.people > best.people ? one : best), all[0] ?? nothing)
  const people = all.reduce((sum, one) => sum + one.people, 0)
  return (
    <section>
      <Title order={2}>{t(title)}</Title>
      <Text>{sentence(formatCount(people), busiest.from, formatCount(busiest.people))}</Text>
      <Bars
        bars={all.map(({ from, people }) => ({
          key: from,
          label: from,
          values: [people],
          ...(opens && { opens: [opens(from)] }),
        }))}
      />
    </section>
  )
}

const nothing = { from: '–', people: 0 }
