import { setTimeout as delay } from 'node:timers/promises'
import { access as calls } from '@nivas/contract/access/calls.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { clientOf } from '../testing/client.ts'
import { administrator, useServer } from '../testing/server.ts'
import { startBehind } from '../testing/until-blocking.ts'

const server = useServer(undefined, { jobs: false })

/** Takes the lock of the sign-ins for an e-mail (`throttle.ts`), as another server would. */
const lock = (email: string) => sql`select pg_advisory_xact_lock(7406012, hashtext(${email}))`

it('leaves connections to other calls while more sign-ins for one account wait than there are connections', async () => {
  const staff = await server.as('manage-users', 'manage-roles')
  // The pool of this server has four connections.
  const other = await server.another()
  const signIn = (at: number) =>
    clientOf(other.origin).send(calls.login, administrator, { 'x-forwarded-for': `203.0.113.${at}` })
  const meanwhile = clientOf(other.origin, staff.userId, staff.session)
  const answered: number[] = []
  const signedIn = await startBehind(
    server.db,
    (trx) => lock(administrator.email).execute(trx),
    () => Promise.all(Array.from({ length: 12 }, async (_, at) => (await signIn(at)).status)),
    async () => {
      // The first sign-in waits in the database by then, and the others have arrived too.
      await delay(300)
      for (let count = 0; count < 3; count += 1) answered.push((await meanwhile.send(calls.roles, {})).status)
    },
  )
  expect([answered, signedIn]).toEqual([[200, 200, 200], [...signedIn].fill(200)])
  await other.stop()
})
