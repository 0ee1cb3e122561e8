import type { Answer, Input } from '@nivas/contract/call.ts'
import type { vaccination } from '@nivas/contract/vaccination/calls.ts'
import { codeOf } from '@nivas/contract/vaccination/code.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { recordPrint } from '../receipts/index.ts'
import { readRecord } from './read-person.ts'
import type { CardSigner } from './signing-key.ts'

type Card = typeof vaccination.card

/**
 * Returns the present content of the card, signed, and counts the print. A print after a further dose contains that
 * dose too.
 */
export const printCard =
  ({ sign }: CardSigner) =>
  async (trx: Transaction<DB>, actor: Actor, { id }: Input<Card>): Promise<Answer<Card>> => {
    const record = await readRecord(trx, id)
    const { print } = await recordPrint(trx, actor, 'vaccination-card', id)
    const { srNo, name, adharCardNumber, doses } = record
    const code = codeOf(
      {
        srNo,
        name,
        last4: adharCardNumber?.slice(-4) ?? null,
        doses: doses.map((dose) => ({ name: dose.name, date: dose.date })),
      },
      sign,
    )
    return { ...record, code, print }
  }
