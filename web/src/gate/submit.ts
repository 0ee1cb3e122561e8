import type { Request, Success } from '@nivas/contract/call.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { send } from '../api/client.ts'

/**
 * How each form of the gate sends what it made, under the key by which the server knows it again: the one place to put
 * something between a form and the network.
 */
export const submitVisitorEntry = (
  payload: Request<typeof gate.createVisitorEntry>,
  key: string,
): Promise<Success<typeof gate.createVisitorEntry>> =>
  send(gate.createVisitorEntry, payload, { idempotencyKey: key })

export const submitEntry = (
  payload: Request<typeof gate.createEntry>,
  key: string,
): Promise<Success<typeof gate.createEntry>> => send(gate.createEntry, payload, { idempotencyKey: key })
