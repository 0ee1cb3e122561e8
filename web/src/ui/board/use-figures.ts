import type { Call, Request } from '@nivas/contract/call.ts'
import { useAnswer } from '../../api/hooks.ts'

/** The interval in ms at which a piece of the dashboard reads its figures again. */
export const EVERY = 60_000

/** Reads the figures of a piece every minute. The earlier figures stay until the next ones arrive. */
export const useFiguresOf = <C extends Call>(call: C, request: Request<C>) =>
  useAnswer(call, request, { refetchInterval: EVERY })
