import pg from 'pg'
import type { Acknowledged } from './desk.ts'

/** Compares a database with the acknowledged writes. Each number except the first two must be 0. */
export async function verdictOf(url: string, acknowledged: readonly Acknowledged[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: held } = await client.query<{ id: number; status: string; receipts: number[] | null }>(
      `select r.id, r.status, array_agg(p.number) filter (where p.id is not null) as receipts
       from reservations r left join cash_receipts p on p.record_type = 'reservation' and p.record_id = r.id group by r.id`,
    )
    const { rows: totals } = await client.query(
      `select (select count(*)::int from cash_receipts) as payments,
        (select count(distinct (series, number))::int from cash_receipts) as receipts,
        (select coalesce(sum(last), 0)::int from receipt_series) as numbers,
        (select count(*)::int from mails) as mails,
        (select count(distinct to_address)::int from mails) as mailed,
        (select count(distinct comments)::int from reservations) as stays,
        (select count(*)::int from audit_log where call = 'reservations.takeBhent') as audited`,
    )
    const [{ payments = 0, receipts = 0, numbers = 0, mails = 0, mailed = 0, stays = 0, audited = 0 }] =
      totals as [Record<string, number>]
    const byId = new Map(held.map((one) => [one.id, one]))
    const known = acknowledged.filter(({ reservation }) => reservation !== undefined)
    const isThere = ({ reservation = 0, receipt }: Acknowledged) => {
      const one = byId.get(reservation)
      return one !== undefined && (receipt === undefined || one.receipts?.join() === String(receipt))
    }
    const paidTwice = held.filter(({ receipts }) => (receipts?.length ?? 0) > 1).length
    return {
      reservations: held.length,
      payments,
      lost: known.filter((one) => !isThere(one)).length,
      doubled: held.length - stays + paidTwice,
      gaps: numbers - receipts,
      'receipt numbers used twice': payments - receipts,
      'payments without their line in the audit': payments - audited,
      'applications without their mail': stays - mailed,
      'mails sent twice': mails - mailed,
    }
  } finally {
    await client.end()
  }
}

/** The number of faults in a database. Mails are not counted, because some may not be sent yet. */
export const wrongIn = (verdict: Awaited<ReturnType<typeof verdictOf>>): number =>
  verdict.lost +
  verdict.doubled +
  verdict.gaps +
  verdict['receipt numbers used twice'] +
  Math.abs(verdict['payments without their line in the audit'])
