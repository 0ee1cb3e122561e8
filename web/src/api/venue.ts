import type { Success } from '@nivas/contract/call.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { answerOf, useAnswer } from './hooks.ts'

/** In milliseconds: `today` changes once a day, and is refetched when it ends, and this often. */
const OFTEN = 600_000

/** In milliseconds: by then the day of the server has surely ended. */
const AFTER = 1_000

/** In milliseconds: how often a server that is away is asked for its new day. */
const AWAY = 60_000

type Asked = { state: { data: Success<typeof thisVenue> | undefined; dataUpdatedAt: number } }

/** In milliseconds: how long an answer is used, until its day ends at the latest. */
const usedFor = ({ state: { data } }: Asked): number =>
  data ? Math.min(OFTEN, data.data.day_ends_in * 1000 + AFTER) : OFTEN

/** In milliseconds: the time until the next question. */
function askedAfter(query: Asked): number {
  const left = query.state.dataUpdatedAt + usedFor(query) - Date.now()
  return query.state.data && left > 0 ? Math.min(OFTEN, left) : AWAY
}

/** Asks for the venue before a screen does. */
export const askVenue = (client: QueryClient): Promise<void> => client.prefetchQuery(answerOf(thisVenue, {}))

/** The answer with the venue's name, time zone and day, for what cannot be shown before it. */
export const useVenueAnswer = () =>
  useAnswer(thisVenue, {}, { staleTime: usedFor, refetchInterval: askedAfter })

/** The venue's name, time zone and day; undefined until they are known. */
export const useVenue = () => useVenueAnswer().data?.data

/** The venue's time zone, for all cells of a table: each would otherwise watch the answer by itself. */
export const ZoneContext = createContext<string | undefined>(undefined)

/** The venue's time zone; this computer's until it is known. */
export const useZone = (): string => use(ZoneContext) ?? Intl.DateTimeFormat().resolvedOptions().timeZone
