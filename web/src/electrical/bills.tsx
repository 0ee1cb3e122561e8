import { Button, Group } from '@mantine/core'
import type { Language } from '@nivas/contract/access/schemas.ts'
import { formatCount } from '@nivas/contract/count.ts'
import type { Bill } from '@nivas/contract/electrical/bill-schemas.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { GRID_ROWS } from '@nivas/contract/page.ts'
import { IconPrinter, IconX } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { useFormat } from '../format/use-format.ts'
import { addSingulars } from '../languages/en.ts'
import { useLanguage, useText, useWord } from '../languages/use-text.ts'
import { dayOr, idOrNone } from '../ui/address.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { LoadingScreen } from '../ui/loading-day.tsx'
import { LocalTable } from '../ui/local-table.tsx'
import { totalsOf } from '../ui/report/columns.ts'
import { useLinked } from '../ui/report/use-linked.tsx'
import { useNarrowing } from '../ui/use-address.ts'
import { billColumns } from './bill-columns.ts'
import { BillMadeOf } from './bill-made-of.tsx'
import { MonthSelect, monthParts } from './month-select.tsx'
import { PaperLanguage } from './paper-language.tsx'
import { usePrintBills } from './use-print-bills.tsx'

const NONE: readonly Bill[] = []

addSingulars({ '{{count}} bills, {{amount}} to pay_one': '{{count}} bill, {{amount}} to pay' })

/** The bills of a line or a group for a month, printed together or one by one. */
export default function Bills() {
  const today = useVenue()?.today
  return today ? <OfMonth today={today} /> : <LoadingScreen />
}

function OfMonth({ today }: { today: string }) {
  const t = useText()
  const word = useWord()
  const own = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const readers = useMemo(
    () => ({ month: dayOr(addMonths(today, 0)), line: idOrNone, group: idOrNone, house: idOrNone }),
    [today],
  )
  const [{ month, line, group, house }, ask] = useNarrowing(readers)
  const { rupees } = useFormat()
  const lines = useAnswer(calls.lines, {})
  const groups = useAnswer(calls.groups, {})
  const isAsked = line !== '' || group !== '' || house !== ''
  const { month: readingMonth, year: readingYear } = monthParts(month)
  const answer = useAnswer(
    calls.bills,
    {
      readingMonth,
      readingYear,
      ...(line !== '' && { line: Number(line) }),
      ...(group !== '' && { group: Number(group) }),
      ...(house !== '' && { profile: Number(house) }),
    },
    { enabled: isAsked, staleTime: 0 },
  )
  const bills = isAsked ? answer.data?.data : NONE
  const { printBills, printing } = usePrintBills()
  const asked = { from: month, to: month, period: 'Monthly' } as const
  const shown = useLinked(billColumns, asked)
  return (
    <>
      <Heading
        state={
          isAsked
            ? bills &&
              t('{{count}} bills, {{amount}} to pay', {
                count: formatCount(bills.length),
                amount: rupees(onWire(sum(bills.map(({ owed }) => owed)))),
              })
            : t('Choose a line, a group or a house to see its bills.')
        }
        action={
          <Group align="flex-end" gap="sm">
            <PaperLanguage value={language} onChange={setLanguage} />
            <Button
              leftSection={<IconPrinter size="1.1em" />}
              loading={printing}
              disabled={!bills || bills.length === 0}
              onClick={() => void printBills(bills ?? NONE, language)}
            >
              {t('Print all bills')}
            </Button>
          </Group>
        }
      />
      <LocalTable
        rows={isAsked ? answer : NONE}
        columns={shown}
        keep="address"
        name="electricity-bills"
        label="Bills"
        perPage={GRID_ROWS}
        rowKey={({ id }) => id}
        expand={(bill) => <BillMadeOf bill={bill} />}
        rowActions={(bill) => [
          { label: 'Print bill', icon: IconPrinter, onClick: () => void printBills([bill], language) },
        ]}
        totals={(filtered) => (filtered.length > 0 ? totalsOf(billColumns, filtered) : undefined)}
        empty={{
          text: 'Bills of the houses of a line or group that were read in this month appear here.',
        }}
        controls={
          <Group align="flex-end" gap="xs" wrap="nowrap">
            <MonthSelect
              today={today}
              back={36}
              value={addMonths(month, 0)}
              onChange={(chosen) => ask({ month: chosen })}
              w="9rem"
            />
            <ChoiceField
              labelAbove
              width="11rem"
              label={t('Electric line')}
              none={t('Please select Line to filter')}
              from={lines}
              options={lines.data?.data.map(({ id, lineName }) => ({
                value: String(id),
                label: word(lineName),
              }))}
              chosen={line}
              onChoose={(id) => ask({ line: id, house: '' })}
            />
            <ChoiceField
              labelAbove
              width="11rem"
              label={t('Satsangi group')}
              none={t('Choose')}
              from={groups}
              options={groups.data?.data.map(({ id, name }) => ({ value: String(id), label: word(name) }))}
              chosen={group}
              onChoose={(id) => ask({ group: id, house: '' })}
            />
            {house !== '' && (
              <Button
                variant="light"
                rightSection={<IconX size="1.1em" />}
                onClick={() => ask({ house: '' })}
              >
                {t('One house')}
              </Button>
            )}
          </Group>
        }
      />
    </>
  )
}
