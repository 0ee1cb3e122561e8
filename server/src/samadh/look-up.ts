import type { Answer, Input } from '@nivas/contract/call.ts'
import type { samadh } from '@nivas/contract/samadh/calls.ts'
import type { FoundVisitor } from '@nivas/contract/samadh/schemas.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import type { SealNumber } from '../identity/index.ts'
import { lastVisitOf, satsangiWith } from './find-visitor.ts'
import { identityOfScan } from './identity-of.ts'
import { openVisitOf } from './open-visit.ts'

type LookUp = typeof samadh.lookUp

const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * Whether the card has changed its holder since the last visit: both name and year of birth differ from the registry.
 * A counter may have corrected only the name.
 */
const hasOtherHolder = (earlier: FoundVisitor, holder: FoundVisitor): boolean =>
  plain(earlier.name) !== plain(holder.name) && earlier.birthyear !== holder.birthyear

/**
 * Finds the holder of a card by the last visit, or in the registry when that visit was a former holder's or there is
 * none. Also finds the open visit with the card.
 */
export const lookUp =
  (seal: SealNumber) =>
  async (
    db: Kysely<DB>,
    _actor: Actor,
    { idNumber, name, birthYear }: Input<LookUp>,
  ): Promise<Answer<LookUp>> => {
    const { number, hash } = identityOfScan(seal, { idNumber, name, birthYear }, true)
    const [earlier, satsangi, open] = await Promise.all([
      hash && lastVisitOf(db, hash),
      number && satsangiWith(db, number),
      hash && openVisitOf(db, hash),
    ])
    const isOfHolder = earlier && !(satsangi && hasOtherHolder(earlier, satsangi))
    const visitor = (isOfHolder ? earlier : satsangi) || null
    if (!visitor && !open)
      throw new Refusal(
        400,
        'No satsangi/visitor data found for scanned Aadhar Card. Please contact administrator.',
      )
    return { visitor, open: open || null }
  }
