import { cash as calls } from '@nivas/contract/cash/calls.ts'
import type { Counter } from '@nivas/contract/cash/counters.ts'
import type { Kind, Tender } from '@nivas/contract/cash/tenders.ts'
import { counterNames, kindNames, tenderNames } from '@nivas/contract/cash/words.ts'
import { useAnswer } from '../api/hooks.ts'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'

type Filter = 'counter' | 'kind' | 'tender' | 'category' | 'user_id' | 'session_id' | 'closing'

/** Returns the filters of the journal besides its days, in words; empty for the whole book. */
export function useJournalChoice(chosen: Readonly<Record<Filter, string>>): string {
  const { counter, kind, tender, category, user_id, session_id, closing } = chosen
  const t = useText()
  const word = useWord()
  const { day } = useFormat()
  const people = useAnswer(calls.cashiers, {}).data?.data
  const cashier = people?.find(({ id }) => String(id) === user_id)?.name ?? user_id
  return [
    counter && t(counterNames[counter as Counter]),
    kind && t(kindNames[kind as Kind]),
    tender && t(tenderNames[tender as Tender]),
    category && word(category),
    user_id && `${t('Cashier')}: ${cashier}`,
    session_id && t('One session'),
    closing && `${t('Closing of the day')}: ${day(closing)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
