import { venue } from '@nivas/contract/venue/calls.ts'
import { useAnswer } from './hooks.ts'

/** `today` changes once a day: asked for so often (in milliseconds), no counter works with yesterday's for long. */
const OFTEN = 600_000

/** The venue's name, time zone and day; undefined until they are known. */
export const useVenue = () =>
  useAnswer(venue.venue, {}, { staleTime: OFTEN, refetchInterval: OFTEN }).data?.data
