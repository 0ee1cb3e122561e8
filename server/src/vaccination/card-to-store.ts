import { isMasked, isStandIn, withoutMarks } from '@nivas/contract/identity/stand-in.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { customerWithId } from '../registry/index.ts'

type Given = { cardNo: string | null; customerId: number | null }

/**
 * Returns the card to store in a record. Answers show only the last digits of a card that is an identity number. When
 * these come back, they stand for the present card of the record (`before`) or for the card of the satsangi that the
 * registry found. If neither has these digits, they identify no card and are not stored.
 */
export async function cardToStore(
  db: Kysely<DB>,
  { cardNo, customerId }: Given,
  before: string | null = null,
): Promise<string | null> {
  const card = cardNo?.trim() || null
  if (card === null || !isMasked(card) || isStandIn(card)) return card
  const found = customerId === null ? undefined : await customerWithId(db, customerId)
  const known = [found?.id_card_no, before].find((one) => one && withoutMarks(one) === card)
  return known ?? null
}
