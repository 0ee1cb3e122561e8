import type { access } from '@nivas/contract/access/calls.ts'
import type { NotRead, Samples, WritesWhenRefused } from '../../testing/samples/sample.ts'

// Users, roles and sessions that do not exist: the administrator and the caller stay unchanged.
const id = 999_999

const password = { password: 'a new password', password_confirmation: 'a new password' }

export const samples: Samples<typeof access> = {
  addUser: () => ({ password: password.password }),
  reset: () => password,
  changePassword: () => password,
  removeUser: () => ({ id }),
  removeRole: () => ({ id }),
  // With a list that the form began with, which may be another one here, and without.
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
  // The schema compares the two.
  reset: ['password_confirmation'],
  changePassword: ['password_confirmation'],
  // The content of the audit row of an export.
  noteExport: ['list', 'file'],
}
