import { Button, Group, Stack, Text } from '@mantine/core'
import type { Language } from '@nivas/contract/access/schemas.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LoadingDay } from '../ui/loading-day.tsx'
import { BillOfMonth } from './bill-of-month.tsx'
import { MonthSelect, monthParts } from './month-select.tsx'
import { PaperLanguage } from './paper-language.tsx'
import { usePrintBills } from './use-print-bills.tsx'

type Props = { house: { id: number; houseno: string; name: string }; onClose: () => void }

/** The dialog with the bill of a house for a month, to print in either language. */
export function BillDialog({ house, onClose }: Props) {
  const today = useVenue()?.today
  return (
    <Dialog title="Bill" onClose={onClose}>
      <Text size="lg" fw={600} mb="sm">
        {house.houseno} · {house.name}
      </Text>
      {today ? <OfHouse house={house} today={today} onClose={onClose} /> : <LoadingDay />}
    </Dialog>
  )
}

function OfHouse({ house, today, onClose }: Props & { today: string }) {
  const t = useText()
  const own = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const [month, setMonth] = useState(addMonths(today, -1))
  const { month: readingMonth, year: readingYear } = monthParts(month)
  const request = { readingMonth, readingYear, profile: house.id }
  const bill = useAnswer(calls.bills, request, { staleTime: 0 }).data?.data[0]
  const { printBills, printing } = usePrintBills()
  return (
    <Stack gap="sm">
      <Group align="flex-end">
        <MonthSelect today={today} back={36} value={month} onChange={setMonth} />
        <PaperLanguage value={language} onChange={setLanguage} />
      </Group>
      <BillOfMonth house={house.id} month={month} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('Close')}
        </Button>
        <Button disabled={!bill} loading={printing} onClick={() => bill && void printBills([bill], language)}>
          {t('Print bill')}
        </Button>
      </Group>
    </Stack>
  )
}
