import { access as calls } from '@nivas/contract/access/calls.ts'
import { bind } from '../http/bind.ts'
import { addRole } from './add-role.ts'
import { addUser } from './add-user.ts'
import { auditPeople } from './audit-people.ts'
import { changePassword } from './change-password.ts'
import { currentUser } from './current-user.ts'
import { editAccount } from './edit-account.ts'
import { editRole } from './edit-role.ts'
import { editUser } from './edit-user.ts'
import { listAudit } from './list-audit.ts'
import { listPermissions } from './list-permissions.ts'
import { listUsers } from './list-users.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { endOtherSessions, endOwnSession, ownSessions } from './own-sessions.ts'
import { readRoles } from './read-roles.ts'
import { readUser } from './read-users.ts'
import { refresh } from './refresh.ts'
import { removeRole } from './remove-role.ts'
import { removeUser } from './remove-user.ts'
import { setLanguage } from './set-language.ts'
import { setRolePermissions } from './set-role-permissions.ts'
import { setUserRoles } from './set-user-roles.ts'

export { ensureFirstAdministrator } from './first-administrator.ts'
export { hashPassword } from './passwords.ts'
export { ensureReadyMadeRoles } from './ready-made-roles.ts'

export const access = (settings: { timeZone: string }) =>
  bind('access', calls, {
    login,
    logout,
    currentUser,
    refresh,
    setLanguage,
    users: listUsers,
    addUser,
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
    changePassword,
    sessions: ownSessions,
    endSession: endOwnSession,
    endOtherSessions,
    audit: listAudit(settings.timeZone),
    auditPeople,
  })
