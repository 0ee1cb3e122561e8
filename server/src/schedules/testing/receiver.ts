import type { Permission } from '@nivas/contract/permissions.ts'
import type { TestServer } from '../../testing/server.ts'

/** Makes a user with these permissions, and returns their id and e-mail. */
export async function makeReceiver(
  server: Pick<TestServer, 'as' | 'db'>,
  ...permissions: Permission[]
): Promise<{ id: number; email: string }> {
  const { userId: id } = await server.as(...permissions)
  const { email } = await server.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, email }
}
