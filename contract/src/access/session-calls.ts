import * as z from 'zod'
import { get, post, put } from '../call.ts'
import { Credentials, CurrentUser, languages } from './schemas.ts'

/** The calls that every page of the web app makes. They have a separate file to keep the first load small. */
export const sessionCalls = {
  login: post('/auth/login', {
    permission: 'public',
    summary: 'Sign in with email and password',
    body: Credentials,
    returns: CurrentUser,
    record: 'user',
    secret: ['password'],
    untouched: ['password'],
    secretAnswer: true,
  }),
  logout: post('/auth/logout', {
    permission: 'signed-in',
    summary: 'End this session',
    // A browser that signed out offline has deleted the key.
    byCookie: true,
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
    secretAnswer: true,
  }),
  setLanguage: put('/auth/language', {
    permission: 'signed-in',
    summary: "Remember this user's language",
    body: z.object({ language: z.enum(languages) }),
    returns: CurrentUser,
    record: 'user',
  }),
}
