import type { Request, Success } from '@nivas/contract/call.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import { sendOrKeep } from './waiting/keep.ts'

/**
 * How each form of the gate sends what it made, under the key by which the server knows it again; without a connection
 * the entry is kept in this browser.
 */
export const submitVisitorEntry = (
  request: Request<typeof gate.createVisitorEntry>,
  key: string,
): Promise<Success<typeof gate.createVisitorEntry>> =>
  sendOrKeep({ call: 'createVisitorEntry', request }, key)

export const submitEntry = (
  request: Request<typeof gate.createEntry>,
  key: string,
): Promise<Success<typeof gate.createEntry>> => sendOrKeep({ call: 'createEntry', request }, key)
