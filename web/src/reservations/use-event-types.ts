import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { useAnswer } from '../api/hooks.ts'

/** The event types, read again after ten minutes (in ms): the venue adds one a few times a year. */
export const useEventTypes = () => useAnswer(calls.eventTypes, {}, { staleTime: 600_000 })
