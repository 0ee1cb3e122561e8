import type { User } from '@nivas/contract/access/administration.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'

type Row = Omit<User, 'created_at'> & { created_at: Date }

/** Reads users as the API returns them. `which` follows `from users u` in the SQL and must exclude deleted users. */
export async function readUsers(db: Kysely<DB>, which: RawBuilder<unknown>): Promise<User[]> {
  const { rows } = await sql<Row>`
    select u.id, u.name, u.email, u.account_type, u.created_at,
      coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by lower(r.name))
        from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id), '[]') as roles
    from users u ${which}`.execute(db)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

export const noSuchUser = () => new Refusal(404, 'There is no such user')

/** Reads one user. Throws a 404 when the user does not exist or is deleted. */
export async function readUser(db: Kysely<DB>, id: number): Promise<User> {
  const [user] = await readUsers(db, sql`where u.id = ${id} and u.deleted_at is null`)
  if (!user) throw noSuchUser()
  return user
}
