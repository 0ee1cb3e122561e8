import type { access } from '@nivas/contract/access/calls.ts'
import type { Answer, Input } from '@nivas/contract/call.ts'
import { type Kysely, sql } from 'kysely'
import { containing, direction, hasText } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { readUsers } from './read-users.ts'

type Query = Input<typeof access.users>

function where({ id, name, email, roles }: Query) {
  const filters = [
    sql`u.deleted_at is null`,
    ...(id ? [sql`u.id::text like ${containing(id)}`] : []),
    ...(name ? [hasText(sql`u.name`, name)] : []),
    ...(email ? [sql`u.email ilike ${containing(email)}`] : []),
    ...(roles
      ? [
          sql`exists (select from user_roles ur join roles r on r.id = ur.role_id
            where ur.user_id = u.id and ${hasText(sql`r.name`, roles)})`,
        ]
      : []),
  ]
  return sql`where ${sql.join(filters, sql` and `)}`
}

const orders = { id: sql`u.id`, name: sql`lower(u.name)`, email: sql`lower(u.email)` }

/** Lists users. There are hundreds of them, not millions, so they are counted and sorted without an index. */
export async function listUsers(
  db: Kysely<DB>,
  _actor: Actor,
  query: Query,
): Promise<Answer<typeof access.users>> {
  const chosen = where(query)
  const way = direction(query.order === 'asc')
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from users u ${chosen}`.execute(db)
  const rows = await readUsers(
    db,
    sql`${chosen} order by ${orders[query.sort]} ${way}, u.id ${way}
      limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`,
  )
  return { rows, total: counted[0]?.total ?? 0 }
}
