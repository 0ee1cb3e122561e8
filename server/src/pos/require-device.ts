import type { Counter } from '@nivas/contract/cash/counters.ts'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Caller } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'

/** The rule of this server for devices; `registered`: only known devices may sell. */
export type Devices = { registered: boolean }

/** Records the device on which a till runs, as its print service reports it. */
export async function noteDevice(trx: Transaction<DB>, till: string | undefined, mac: string | null) {
  if (!till || !mac) return
  await sql`insert into pos_tills as t (till, mac) values (${till}, ${mac})
    on conflict (till) do update set mac = excluded.mac where t.mac <> excluded.mac`.execute(trx)
}

/** Whether the device of a till is enabled; null for an unknown device. */
export const deviceOf = (
  till: string | undefined,
  mac: string | null = null,
): RawBuilder<boolean | null> => sql`(
  select d.is_enabled from pos_devices d
  where d.mac = coalesce(${mac}::text, (select t.mac from pos_tills t where t.till = ${till ?? null}::uuid)))`

export const mayTrade = (isEnabled: boolean | null, { registered }: Devices): boolean =>
  isEnabled ?? !registered

/** Returns whether a shop may take and give back money at this till. */
export async function isEnabled(
  db: Kysely<DB>,
  { till }: Pick<Caller, 'till'>,
  devices: Devices,
  mac: string | null = null,
): Promise<boolean> {
  const { rows } = await sql<{ device: boolean | null }>`select ${deviceOf(till, mac)} as device`.execute(db)
  return mayTrade(rows[0]?.device ?? null, devices)
}

export const notEnabled = () => new Refusal(400, 'This device is not enabled.')

/** Refuses to open a session of a shop at a till whose device may not sell. */
export const requireDevice =
  (devices: Devices) =>
  async (trx: Transaction<DB>, actor: Pick<Caller, 'till'>, counter: Counter): Promise<void> => {
    if (counter === 'bhent' || counter === 'electricity') return
    if (!(await isEnabled(trx, actor, devices))) throw notEnabled()
  }
