import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { ensureReadyMadeRoles, hashPassword } from '../access/index.ts'
import type { DB } from '../db/schema.gen.ts'

/** One user for each ready-made role except Administrator: the first administrator is made elsewhere. */
export const staff = {
  desk: { name: 'Kavita Mathur', role: 'Reservations desk' },
  cashier: { name: 'Harish Chawla', role: 'Cashier' },
  gate: { name: 'Gate 1', role: 'Gate' },
  accommodation: { name: 'Nirmala Prasad', role: 'Accommodation desk' },
  samadh: { name: 'Mohan Pillai', role: 'Memorial site' },
  office: { name: 'Jyotsna Mehta', role: 'Office POS' },
  books: { name: 'Partha Sen', role: 'Book centre' },
  bhandarghar: { name: 'श्याम पाठक', role: 'Bhandar Ghar' },
  electricity: { name: 'Balwinder Gill', role: 'Electricity' },
  dispensary: { name: 'Anuradha Rao', role: 'Dispensary' },
  reports: { name: 'Vijay Soni', role: 'Reports' },
  supervisor: { name: 'Sudha Verma', role: 'Cash supervisor' },
} as const

/** The id of each user, for bookings, payments and check-ins. */
export type Staff = Record<keyof typeof staff, number>

/** The e-mail, password and role of a user of the demo's staff. */
export type DemoSignIn = { email: string; password: string; role: string }

/**
 * Makes the demo's users, `desk@nivas.local` and so on, each with a generated password. The passwords are not stored.
 */
export async function addStaff(trx: Transaction<DB>): Promise<{ ids: Staff; signIns: DemoSignIn[] }> {
  const roles = await ensureReadyMadeRoles(trx)
  const signIns = Object.entries(staff).map(([mailbox, { role }]) => ({
    email: `${mailbox}@nivas.local`,
    password: randomBytes(9).toString('base64url'),
    role,
  }))
  const hashes = await Promise.all(signIns.map(({ password }) => hashPassword(password)))
  const ids = await trx
    .insertInto('users')
    .values(
      Object.entries(staff).map(([mailbox, { name }], at) => ({
        name,
        email: `${mailbox}@nivas.local`,
        password_hash: hashes[at] ?? '',
        // The guards on duty share the gate's tablet.
        account_type: mailbox === 'gate' ? 'mower' : 'user',
        language: mailbox === 'bhandarghar' ? 'hi' : 'en',
      })),
    )
    .returning(['id', 'email'])
    .execute()
  const idOf = new Map(ids.map(({ id, email }) => [email.split('@')[0], id]))
  const granted = Object.entries(staff).flatMap(([mailbox, { role }]) => {
    const [user_id, role_id] = [idOf.get(mailbox), roles.get(role)]
    return user_id && role_id ? [{ user_id, role_id }] : []
  })
  if (granted.length > 0) await trx.insertInto('user_roles').values(granted).execute()
  return { ids: Object.fromEntries(idOf) as Staff, signIns }
}
