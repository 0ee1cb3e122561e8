import type { Answer, Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import { receiptOf } from '@nivas/contract/pos/ticket-receipt.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { recordPrint } from '../receipts/index.ts'
import { readTicket } from './read-tickets.ts'

type Print = typeof pos.printTicket

/** Records a print of a ticket's receipt and returns its content; every print after the first is a DUPLICATE. */
export async function printTicket(
  trx: Transaction<DB>,
  actor: Actor,
  { systemid, id }: Input<Print>,
): Promise<Answer<Print>> {
  const ticket = await readTicket(trx, systemid, id)
  const { content, print } = await recordPrint(trx, actor, 'ticket', id, receiptOf(ticket))
  return { receipt: content, print }
}
