import { thisVenue } from '@nivas/contract/venue/this-venue.ts'
import { useAnswer } from './hooks.ts'

/**
 * In milliseconds: `today` changes once a day, and is refetched this often, so that no counter uses
 * yesterday's for long.
 */
const OFTEN = 600_000

/** The venue's name, time zone and day; undefined until they are known. */
export const useVenue = () =>
  useAnswer(thisVenue, {}, { staleTime: OFTEN, refetchInterval: OFTEN }).data?.data

/** The venue's time zone; this computer's until it is known. */
export const useZone = (): string => useVenue()?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
