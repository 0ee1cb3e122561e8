import { Text } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { BillMadeOf } from './bill-made-of.tsx'
import { monthParts } from './month-select.tsx'

/** The bill of a house for a month: its reading and its charges. */
export function BillOfMonth({ house, month }: { house: number; month: string }) {
  const t = useText()
  const { month: readingMonth, year: readingYear } = monthParts(month)
  const answer = useAnswer(calls.bills, { readingMonth, readingYear, profile: house }, { staleTime: 0 })
  const bill = answer.data?.data[0]
  if (bill) return <BillMadeOf bill={bill} />
  if (answer.data) return <Text role="status">{t('This house was not read in this month.')}</Text>
  return <FormLoading answer={answer} h="6rem" />
}
