import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { useAnswer } from '../api/hooks.ts'

/** The event types, read once. */
export const useEventTypes = () => useAnswer(calls.eventTypes, {}, { staleTime: Number.POSITIVE_INFINITY })
