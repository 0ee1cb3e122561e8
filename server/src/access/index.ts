import { access as calls } from '@nivas/contract/access/calls.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { bind } from '../http/bind.ts'
import { type Queue, type Worker, worker } from '../jobs/queue.ts'
import { currentUser } from './current-user.ts'
import { forgot } from './forgot.ts'
import { housekeeping, keepHouse } from './housekeeping.ts'
import { listMails } from './list-mails.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { mailReset, type ResetMail, resetMail } from './mail-reset.ts'
import { refresh } from './refresh.ts'
import { reset } from './reset.ts'
import { sendMailAgain } from './send-mail-again.ts'
import { setLanguage } from './set-language.ts'

export { ensureFirstAdministrator } from './first-administrator.ts'
export { hashPassword } from './passwords.ts'
export { ensureReadyMadeRoles } from './ready-made-roles.ts'

type Around = { queue: Queue; hasMailServer: boolean }

/** The area of one server: whether there is a mail server is a setting. */
export const access = ({ queue, hasMailServer }: Around) =>
  bind('access', calls, {
    login,
    logout,
    currentUser,
    refresh,
    setLanguage,
    forgot: forgot(queue),
    reset,
    mails: listMails(hasMailServer),
    sendMail: sendMailAgain(queue, hasMailServer),
  })

/** Who does this area's jobs. */
export const accessWorkers = ({ db, ...around }: ResetMail & { db: Kysely<DB> }): Worker[] => [
  worker(resetMail, ({ id }) => db.transaction().execute((trx) => mailReset(trx, around, id))),
  worker(housekeeping, () => keepHouse(db), '17 3 * * *'),
]
