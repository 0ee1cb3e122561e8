import * as z from 'zod'
import { get, post, put } from '../call.ts'
import { byId } from '../fields.ts'
import { contains, pageQuery } from '../page.ts'
import { Credentials, CurrentUser, ForgotPassword, languages, Mail, ResetPassword } from './schemas.ts'

export const access = {
  login: post('/auth/login', {
    permission: 'public',
    summary: 'Sign in with e-mail and password; sets the session cookie',
    body: Credentials,
    returns: CurrentUser,
    record: 'user',
    secret: ['password'],
  }),
  logout: post('/auth/logout', {
    permission: 'signed-in',
    summary: 'End this session',
    returns: z.null(),
  }),
  currentUser: get('/auth/user', {
    permission: 'signed-in',
    summary: 'The signed-in user, with roles and permissions',
    returns: CurrentUser,
  }),
  refresh: post('/auth/refresh', {
    permission: 'signed-in',
    summary: 'Exchange the session token for a new one',
    returns: CurrentUser,
  }),
  setLanguage: put('/auth/language', {
    permission: 'signed-in',
    summary: 'Remember the language this user reads',
    body: z.object({ language: z.enum(languages) }),
    returns: CurrentUser,
    record: 'user',
  }),
  forgot: post('/auth/forgot', {
    permission: 'public',
    summary: 'Mail a link to set a new password; answers the same whether or not there is such a user',
    body: ForgotPassword,
    returns: z.null(),
    message: 'Please check your email for futher action.',
  }),
  reset: post('/auth/reset', {
    permission: 'public',
    summary: 'Set a new password with the token of a mail, and sign in with it',
    body: ResetPassword,
    returns: CurrentUser,
    message: 'Reset password successfully. Redirecting to Login page',
    record: 'user',
    secret: ['token', 'password', 'password_confirmation'],
  }),
  mails: get('/admin/mails', {
    permission: 'mail-outbox',
    summary: 'Mails on their way, delivered or given up, newest first',
    query: pageQuery(['id'], { to: contains }),
    returns: Mail,
    paged: true,
  }),
  sendMail: post('/admin/mails/:id/send', {
    permission: 'mail-outbox',
    summary: 'Try once more to deliver a mail that was given up or kept',
    params: byId,
    returns: Mail,
    message: 'Record updated successfully.',
    record: 'mail',
  }),
}
