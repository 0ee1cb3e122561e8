import { useDebouncedValue } from '@mantine/hooks'
import { find } from '@nivas/contract/find/calls.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useContext } from 'react'
import { useAnswer } from '../../api/hooks.ts'
import { useMay } from '../session.tsx'
import { AreasContext } from '../shell-context.tsx'
import { offersOf } from './offers.ts'

/** The pause in typing, in ms, after which records are searched. */
const PAUSE = 120

/** Returns the records that match the typed text, with the actions for them. */
export function useOffers(typed: string) {
  const may = useMay()
  const areas = useContext(AreasContext)
  const now = typed.trim()
  const [wanted] = useDebouncedValue(now, PAUSE)
  const answer = useAnswer(
    find.records,
    { wanted },
    {
      enabled: wanted !== '' && now !== '',
      staleTime: 0,
      gcTime: 0,
      placeholderData: keepPreviousData,
      retry: false,
    },
  )
  const isOfText = now === wanted && !answer.isPlaceholderData
  return {
    offers: now === '' ? [] : offersOf(answer.data?.data ?? [], areas, may),
    /** Whether the records for exactly this text are not known yet. */
    pending: now !== '' && (!isOfText || answer.isFetching),
    failed: answer.isError && isOfText,
  }
}
