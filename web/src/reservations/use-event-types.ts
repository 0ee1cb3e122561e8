import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { useAnswer } from '../api/hooks.ts'

/** The event types; in ms: the venue adds one some times a year. */
export const useEventTypes = () => useAnswer(calls.eventTypes, {}, { staleTime: 600_000 })
