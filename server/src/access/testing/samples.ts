import type { access } from '@nivas/contract/access/calls.ts'
import type { NotRead, Samples, WritesWhenRefused } from '../../testing/samples/sample.ts'

// The id of no user, role or session, so that the administrator and the caller stay unchanged.
const id = 999_999

const password = { password: 'a new password', password_confirmation: 'a new password' }

export const samples: Samples<typeof access> = {
  addUser: () => ({ password: password.password }),
  reset: () => password,
  changePassword: () => password,
  removeUser: () => ({ id }),
  removeRole: () => ({ id }),
  // With the list that the form showed at first, which may differ from the present one here, and without it.
  setUserRoles: () => [{}, { known_role_ids: undefined }],
  setRolePermissions: () => [{ id: 2 }, { id: 2, known_permission_ids: undefined }],
  endSession: () => ({ id }),
}

export const writesWhenRefused: WritesWhenRefused<typeof access> = {
  login: ['sign_in_failures'],
  changePassword: ['sign_in_failures'],
  confirm: ['sign_in_failures'],
}

export const notRead: NotRead<typeof access> = {
  // The schema compares it with the password.
  reset: ['password_confirmation'],
  changePassword: ['password_confirmation'],
  // These fields are only stored in the audit row of an export.
  noteExport: ['list', 'file'],
}
