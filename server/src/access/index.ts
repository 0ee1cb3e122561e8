import { access as calls } from '@nivas/contract/access/calls.ts'
import { bind } from '../http/bind.ts'
import { currentUser } from './current-user.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { refresh } from './refresh.ts'
import { setLanguage } from './set-language.ts'

export { ensureFirstAdministrator } from './first-administrator.ts'
export { hashPassword } from './passwords.ts'
export { ensureReadyMadeRoles } from './ready-made-roles.ts'

export const access = bind('access', calls, { login, logout, currentUser, refresh, setLanguage })
