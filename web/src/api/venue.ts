import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { answerOf, useAnswer } from './hooks.ts'

/**
 * In milliseconds: `today` changes once a day, and is refetched this often, so that no counter uses
 * yesterday's for long.
 */
const OFTEN = 600_000

/** Asks for the venue before a screen does. */
export const askVenue = (client: QueryClient): Promise<void> => client.prefetchQuery(answerOf(thisVenue, {}))

/** The venue's name, time zone and day; undefined until they are known. */
export const useVenue = () =>
  useAnswer(thisVenue, {}, { staleTime: OFTEN, refetchInterval: OFTEN }).data?.data

/** The venue's time zone, for all cells of a table: each would otherwise watch the answer by itself. */
export const ZoneContext = createContext<string | undefined>(undefined)

/** The venue's time zone; this computer's until it is known. */
export const useZone = (): string => use(ZoneContext) ?? Intl.DateTimeFormat().resolvedOptions().timeZone
