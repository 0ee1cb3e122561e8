import type { Database } from '../db/connection.ts'

/** Reads the rows of a reservation in the cash book, each with its receipt and the receipt's kind. */
export const bookOf = ({ db }: Pick<Database, 'db'>, reservationId: number) =>
  db
    .selectFrom('reservation_receipts as l')
    .innerJoin('cash_receipts as r', 'r.id', 'l.receipt_id')
    .innerJoin('cash_book as b', 'b.receipt_id', 'r.id')
    .select([
      'l.kind as receipt_kind',
      'r.number',
      'r.utr',
      'b.id',
      'b.kind',
      'b.tender',
      'b.amount',
      'b.undoes',
      'b.taken_by',
    ])
    .where('l.reservation_id', '=', reservationId)
    .orderBy('b.id')
    .execute()
