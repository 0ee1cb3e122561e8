import { access as calls } from '@nivas/contract/access/calls.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { bind, inTurn } from '../http/bind.ts'
import { limited } from '../http/limits.ts'
import { type Queue, type Worker, worker } from '../jobs/queue.ts'
import { addRole } from './add-role.ts'
import { addUser } from './add-user.ts'
import { auditPeople } from './audit-people.ts'
import { changePassword } from './change-password.ts'
import { confirmPassword } from './confirm-password.ts'
import { currentUser } from './current-user.ts'
import { editAccount } from './edit-account.ts'
import { editRole } from './edit-role.ts'
import { editUser } from './edit-user.ts'
import { forgot } from './forgot.ts'
import { housekeeping, keepHouse } from './housekeeping.ts'
import { listAudit } from './list-audit.ts'
import { listMails } from './list-mails.ts'
import { listPermissions } from './list-permissions.ts'
import { listUsers } from './list-users.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { mailReset, type ResetMail, resetMail } from './mail-reset.ts'
import { makeLinkForUser } from './make-link.ts'
import { hashNewBy } from './new-password.ts'
import { endOtherSessions, endOwnSession, ownSessions } from './own-sessions.ts'
import { readRoles } from './read-roles.ts'
import { readUser } from './read-users.ts'
import { refresh } from './refresh.ts'
import { removeRole } from './remove-role.ts'
import { removeUser } from './remove-user.ts'
import { reset } from './reset.ts'
import { seeResetLink } from './see-reset-link.ts'
import { sendMailAgain } from './send-mail-again.ts'
import { setLanguage } from './set-language.ts'
import { setRolePermissions } from './set-role-permissions.ts'
import { setUserRoles } from './set-user-roles.ts'
import { signInTurns } from './sign-in-turns.ts'

export { figures as accessFigures } from './figures.ts'
export { ensureFirstAdministrator } from './first-administrator.ts'
export { writeResetMail } from './mail-reset.ts'
export { hashPassword } from './passwords.ts'
export { ensureReadyMadeRoles } from './ready-made-roles.ts'

type Around = { queue: Queue; hasMailServer: boolean; timeZone: string; passwordMin: number }

/** The area of one server. Whether there is a mail server and the minimum length of passwords are settings. */
export const access = ({ queue, hasMailServer, timeZone, passwordMin }: Around) => {
  const hashNew = hashNewBy(passwordMin)
  return bind('access', calls, {
    // `login` counts failures itself, because the right password clears them.
    login: inTurn(calls.login, signInTurns(), limited([], login)),
    logout,
    currentUser,
    refresh,
    setLanguage,
    forgot: forgot(queue),
    // Needs no limit: a token has 256 bits, so it cannot be guessed.
    reset: limited([], reset(hashNew)),
    mails: listMails(hasMailServer),
    sendMail: sendMailAgain(queue, hasMailServer),
    makeLink: makeLinkForUser(hasMailServer),
    users: listUsers,
    addUser: addUser(hashNew),
    user: (db, _actor, { id }) => readUser(db, id),
    editUser,
    removeUser,
    setUserRoles,
    roles: (db) => readRoles(db),
    addRole,
    editRole,
    removeRole,
    setRolePermissions,
    permissions: listPermissions,
    editAccount,
    changePassword: changePassword(hashNew),
    confirm: confirmPassword,
    // The call only writes its audit row.
    noteExport: async () => null,
    seeResetLink,
    sessions: ownSessions,
    endSession: endOwnSession,
    endOtherSessions,
    audit: listAudit(timeZone),
    auditPeople,
  })
}

/** The workers of this area's jobs. */
export const accessWorkers = ({ db, ...around }: ResetMail & { db: Kysely<DB> }): Worker[] => [
  worker(resetMail, ({ id }) => db.transaction().execute((trx) => mailReset(trx, around, id))),
  worker(housekeeping, () => keepHouse(db), { cron: '17 3 * * *' }),
]
