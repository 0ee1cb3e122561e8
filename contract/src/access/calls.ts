import * as z from 'zod'
import { del, get, post, put } from '../call.ts'
import { byId, idInAddress } from '../fields.ts'
import { known } from '../known.ts'
import { contains, containsNumber, pageQuery } from '../page.ts'
import { ChangePassword, ConfirmPassword, OwnSession } from './account.ts'
import {
  AddUser,
  PermissionRow,
  Role,
  RoleName,
  RolePermissions,
  User,
  UserName,
  UserRoles,
} from './administration.ts'
import { AuditPerson, AuditQuery, AuditRow } from './audit.ts'
import { JUST_NOW, RECENTLY } from './confirm.ts'
import { Mail, mailStates, ResetLink } from './mail.ts'
import { noteExport } from './note-export.ts'
import { ForgotPassword, ResetPassword } from './passwords.ts'
import { CurrentUser } from './schemas.ts'
import { sessionCalls } from './session-calls.ts'

const updated = 'Record updated successfully.'

export const access = {
  ...sessionCalls,
  forgot: post('/auth/forgot', {
    permission: 'public',
    summary: 'Mail a link to set a new password. The answer is the same whether or not the user exists',
    body: ForgotPassword,
    returns: z.null(),
    message: 'Please check your email for futher action.',
    secret: ['email'],
  }),
  reset: post('/auth/reset', {
    permission: 'public',
    summary: 'Set a new password with the token from a mail, and sign in',
    body: ResetPassword,
    returns: CurrentUser,
    message: 'Reset password successfully. Redirecting to Login page',
    record: 'user',
    secret: ['token', 'password', 'password_confirmation'],
    untouched: ['token', 'password', 'password_confirmation'],
    secretAnswer: true,
  }),
  mails: get('/admin/mails', {
    permission: 'mail-outbox',
    summary: 'Mails on their way, delivered or given up, newest first',
    query: pageQuery(['id'], { to: contains, subject: contains, state: z.enum(mailStates).optional() }),
    returns: Mail,
    paged: true,
  }),
  sendMail: post('/admin/mails/:id/send', {
    permission: 'mail-outbox',
    summary: 'Try again to deliver a mail that failed or was stored',
    params: byId,
    returns: Mail,
    message: updated,
    record: 'mail',
  }),
  makeLink: post('/admin/mails/:mail_id/link', {
    permission: 'mail-outbox',
    summary: 'Create a link to set a new password when no mail server is set up',
    params: z.object({ mail_id: idInAddress }),
    returns: ResetLink,
    confirm: JUST_NOW,
    record: 'user',
    recordField: 'user_id',
    secretAnswer: true,
  }),

  users: get('/admin/users', {
    permission: 'manage-users',
    summary: 'Users, a page at a time',
    query: pageQuery(
      ['id', 'name', 'email'],
      { id: containsNumber, name: contains, email: contains, roles: contains },
      'asc',
    ),
    returns: User,
    paged: true,
  }),
  addUser: post('/admin/users', {
    permission: 'manage-users',
    summary: 'Add a user, optionally with roles',
    body: AddUser,
    returns: User,
    message: updated,
    confirm: RECENTLY,
    record: 'user',
    secret: ['password'],
    untouched: ['password'],
  }),
  user: get('/admin/users/:id', {
    permission: 'manage-users',
    summary: 'One user',
    params: byId,
    returns: User,
  }),
  editUser: put('/admin/users/:id', {
    permission: 'manage-users',
    summary: 'Change the name of a user',
    params: byId,
    body: UserName.extend({ known }),
    returns: User,
    message: updated,
    confirm: RECENTLY,
    record: 'user',
  }),
  removeUser: del('/admin/users/:id', {
    permission: 'manage-users',
    summary: 'Delete a user and end their sessions',
    params: byId,
    returns: z.null(),
    message: updated,
    confirm: RECENTLY,
    record: 'user',
  }),
  setUserRoles: post('/admin/users/:id/roles', {
    permission: 'manage-users',
    summary: 'Give a user exactly these roles',
    params: byId,
    body: UserRoles,
    returns: User,
    message: updated,
    confirm: RECENTLY,
    record: 'user',
  }),

  roles: get('/admin/roles', {
    permission: ['manage-roles', 'manage-users'],
    summary: 'Every role with its permissions',
    returns: z.array(Role),
  }),
  addRole: post('/admin/roles', {
    permission: 'manage-roles',
    summary: 'Add a role',
    body: RoleName.omit({ id: true }),
    returns: Role,
    message: updated,
    confirm: RECENTLY,
    record: 'role',
  }),
  editRole: put('/admin/roles/:id', {
    permission: 'manage-roles',
    summary: 'Change the name of a role',
    params: byId,
    body: RoleName.extend({ known }),
    returns: Role,
    message: updated,
    confirm: RECENTLY,
    record: 'role',
  }),
  removeRole: del('/admin/roles/:id', {
    permission: 'manage-roles',
    summary: 'Delete a role and remove it from all users',
    params: byId,
    returns: z.null(),
    message: updated,
    confirm: RECENTLY,
    record: 'role',
  }),
  setRolePermissions: post('/admin/roles/:id/permissions', {
    permission: 'manage-roles',
    summary: 'Give a role exactly these permissions',
    params: byId,
    body: RolePermissions,
    returns: Role,
    message: updated,
    confirm: RECENTLY,
    record: 'role',
  }),
  permissions: get('/admin/permissions', {
    permission: 'manage-roles',
    summary: 'The closed list of permissions, in its order',
    returns: z.array(PermissionRow),
  }),

  editAccount: put('/auth/account', {
    permission: 'signed-in',
    summary: 'Change your own name',
    body: UserName.omit({ id: true }),
    returns: CurrentUser,
    message: updated,
    record: 'user',
  }),
  changePassword: put('/auth/password', {
    permission: 'signed-in',
    summary: 'Change your password and sign out elsewhere',
    body: ChangePassword,
    returns: CurrentUser,
    message: updated,
    record: 'user',
    secret: ['current_password', 'password', 'password_confirmation'],
    untouched: ['current_password', 'password', 'password_confirmation'],
    secretAnswer: true,
  }),
  confirm: post('/auth/confirm', {
    permission: 'signed-in',
    summary: 'Enter your password again, for calls that require it',
    body: ConfirmPassword,
    returns: z.null(),
    secret: ['password'],
    untouched: ['password'],
    secretAnswer: true,
  }),
  noteExport,
  seeResetLink: post('/auth/reset-link/seen', {
    permission: 'signed-in',
    summary: 'You confirmed that someone created a link to set a new password for you',
    returns: CurrentUser,
  }),
  sessions: get('/auth/sessions', {
    permission: 'signed-in',
    summary: 'Where you are signed in, a page at a time: here first, then the latest used',
    query: pageQuery(['last_used_at'], {}),
    returns: OwnSession,
    paged: true,
  }),
  endSession: del('/auth/sessions/:id', {
    permission: 'signed-in',
    summary: 'Sign out in one other place',
    params: byId,
    returns: z.null(),
    message: updated,
    record: 'session',
  }),
  endOtherSessions: post('/auth/sessions/end-others', {
    permission: 'signed-in',
    summary: 'Sign out everywhere else',
    returns: z.null(),
    message: updated,
  }),

  audit: get('/admin/audit', {
    permission: 'audit-log',
    summary: 'Who changed what, newest first, a page at a time',
    query: AuditQuery,
    returns: AuditRow,
    paged: true,
  }),
  auditPeople: get('/admin/audit/people', {
    permission: 'audit-log',
    summary: 'The users who may be in the audit, including deleted ones',
    returns: z.array(AuditPerson),
  }),
}
