import { formatCount } from '@nivas/contract/count.ts'
import type { Bucket } from '@nivas/contract/electrical/age.ts'
import { bucketTitles } from '@nivas/contract/electrical/age-titles.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { GroupOverdue } from '@nivas/contract/electrical/report-calls.ts'
import { useMemo } from 'react'
import type * as z from 'zod'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { useFormat } from '../format/use-format.ts'
import { addSingulars } from '../languages/en.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { idOrNone } from '../ui/address.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import type { ReportColumn } from '../ui/report/columns.ts'
import { WhereToSetUp } from '../ui/set-up-first.tsx'
import { useNarrowing } from '../ui/use-address.ts'
import { ChoiceReport } from './choice-report.tsx'
import { duesOf, houseColumns, totalColumn } from './overdue-columns.ts'

type Row = z.output<typeof GroupOverdue>

const columns: readonly ReportColumn<Row>[] = [
  ...houseColumns<Row>(),
  ...(Object.keys(bucketTitles) as Bucket[]).map(
    (bucket): ReportColumn<Row> => ({
      key: bucket,
      title: bucketTitles[bucket],
      kind: 'money',
      total: true,
      opens: duesOf(bucket),
      value: ({ periods }) => periods[bucket],
    }),
  ),
  totalColumn(),
]

addSingulars({
  '{{count}} satsangi groups in use_one': '{{count}} satsangi group in use',
})

/** The dues of the houses of a group, by age. */
export default function GroupOverdues() {
  const t = useText()
  const { rupees } = useFormat()
  const word = useWord()
  const today = useVenue()?.today
  const readers = useMemo(() => ({ group: idOrNone }), [])
  const [{ group }, ask] = useNarrowing(readers)
  const groups = useAnswer(calls.groups, {})
  const answer = useAnswer(calls.groupOverdues, { group: Number(group) || 1 }, { enabled: group !== '' })
  const rows = group === '' ? [] : answer.data?.data
  const offered = groups.data?.data.length ?? 0
  const choices =
    offered > 0 ? t('{{count}} satsangi groups in use', { count: formatCount(offered) }) : undefined
  const chosen = groups.data?.data.find(({ id }) => String(id) === group)
  return (
    <ChoiceReport
      answer={group === '' ? [] : answer}
      rows={rows}
      columns={columns}
      state={(sum, rows) =>
        group === ''
          ? choices
          : t('{{count}} houses owe {{amount}}', {
              count: formatCount(rows.length),
              amount: rupees(sum('total')),
            })
      }
      rowKey={({ id }) => id}
      name="group-overdues"
      label="Overdues By Satsangi Groups"
      days={{ from: today ?? '', to: today ?? '' }}
      choice={chosen && word(chosen.name)}
      {...(group === '' && { empty: 'Please select a satsangi group.' as const })}
      {...(groups.data?.data.length === 0 && {
        empty: 'No satsangi group yet.' as const,
        action: <WhereToSetUp to="/electrical/satsangi-groups" />,
      })}
      controls={
        <ChoiceField
          labelAbove
          width="13rem"
          label={t('Satsangi group')}
          from={groups}
          options={groups.data?.data.map(({ id, name }) => ({ value: String(id), label: word(name) }))}
          chosen={group}
          onChoose={(id) => ask({ group: id })}
        />
      }
    />
  )
}
