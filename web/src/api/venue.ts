import type { Success } from '@nivas/contract/call.ts'
import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { answerOf, useAnswer } from './hooks.ts'

/** The interval in milliseconds at which the venue is read again. It is also read when its day ends. */
const OFTEN = 600_000

/** The time in milliseconds after the end of the day when the server's day has certainly ended. */
const AFTER = 1_000

/** The interval in milliseconds at which the page asks an unreachable server for its new day. */
const AWAY = 60_000

type Asked = { state: { data: Success<typeof thisVenue> | undefined; dataUpdatedAt: number } }

/** Returns how long an answer is used, in milliseconds: at most until its day ends. */
const usedFor = ({ state: { data } }: Asked): number =>
  data ? Math.min(OFTEN, data.data.day_ends_in * 1000 + AFTER) : OFTEN

/** Returns the time until the next request, in milliseconds. */
function askedAfter(query: Asked): number {
  const left = query.state.dataUpdatedAt + usedFor(query) - Date.now()
  return query.state.data && left > 0 ? Math.min(OFTEN, left) : AWAY
}

/** Requests the venue before a screen does. */
export const askVenue = (client: QueryClient): Promise<void> => client.prefetchQuery(answerOf(thisVenue, {}))

/** Returns the answer with the venue's name, time zone and day, for parts that cannot be shown before it. */
export const useVenueAnswer = () =>
  useAnswer(thisVenue, {}, { staleTime: usedFor, refetchInterval: askedAfter })

/** Returns the venue's name, time zone and day, or undefined until they are known. */
export const useVenue = () => useVenueAnswer().data?.data

/** The venue's time zone for all cells of a table, so that each cell does not have to watch the answer. */
export const ZoneContext = createContext<string | undefined>(undefined)

/** Returns the venue's time zone, or this computer's until it is known. */
export const useZone = (): string => use(ZoneContext) ?? Intl.DateTimeFormat().resolvedOptions().timeZone
