import type { Call, Request } from '@nivas/contract/call.ts'
import { useAnswer } from '../../api/hooks.ts'

/** In ms: the interval at which a piece of the dashboard reads its figures again. */
export const EVERY = 60_000

/** The figures of a piece, read again every minute; those before stay until the next ones are there. */
export const useFiguresOf = <C extends Call>(call: C, request: Request<C>) =>
  useAnswer(call, request, { refetchInterval: EVERY })
