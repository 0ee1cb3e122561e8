import type { CurrentUser } from '@nivas/contract/access/schemas.ts'
import { sessionCalls } from '@nivas/contract/access/session-calls.ts'
import { mayPass } from '@nivas/contract/may-pass.ts'
import type { Access } from '@nivas/contract/permissions.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useMemo } from 'react'
import { connected, refused, send, sessionLost } from '../api/client.ts'
import { CallFailure } from '../api/failure.ts'
import { deleteSessionKey, onOtherSession, sessionKey } from '../api/session-key.ts'
import { createStore, useStore } from '../api/store.ts'
import { forgetAnswers, storedAnswer } from '../api/stored-answers.ts'
import { rememberedLanguage } from '../languages/language.ts'
import { whatBecomesOfTyped } from '../ui/form/open-forms.ts'
import { answers } from './answers.ts'
import { endBefore, endRemembered, endSession, forgetEnding } from './end-session.ts'
import { adoptLanguage } from './language-choice.ts'
import { renewDaily, renewedNow } from './renewal.ts'

/**
 * The signed-in user, or why there is none: signed out, the session has expired, not known yet, or the server could not
 * be reached.
 */
export type Session = { user: CurrentUser } | 'signed out' | 'expired' | 'unknown' | 'unreachable'

export const session = createStore<Session>('unknown')

/**
 * The sentence about the input that was unsaved when the session expired. Noted then, because the screens are gone
 * before the sign-in screen appears.
 */
let typedNote: PlainKey | undefined
export const typedAtEnd = (): PlainKey | undefined => typedNote

function expire(): void {
  typedNote = whatBecomesOfTyped()
  session.set('expired')
}

/** Whether the user is known only from the answer that this browser has stored. */
let isFromStored = false

/** The longest time in ms that a page waits for the server when it opens. */
const PATIENCE = 10_000

/**
 * Asks the server who is signed in. The screens wait for the answer. Without a session key no user is signed in.
 *
 * @param follows another tab has signed in, and both use its language
 */
export async function findSession(follows = false): Promise<void> {
  const key = sessionKey()
  if (key === undefined) {
    session.set('signed out')
    endRemembered()
    // The previous user's page may have been closed before their stored answers were deleted.
    return forgetAnswers()
  }
  try {
    const { data } = await send(sessionCalls.currentUser, {}, { signal: AbortSignal.timeout(PATIENCE) })
    // The user has signed out in the meantime, or another user has signed in.
    if (sessionKey() !== key) return
    await begin(follows ? { ...data, language: rememberedLanguage() } : data)
    renewDaily()
    isFromStored = false
  } catch (failure) {
    const isSignedOut = failure instanceof CallFailure && (failure.status === 401 || failure.status === 403)
    if (isSignedOut) {
      if (isFromStored) expire()
      else session.set('signed out')
      isFromStored = false
    } else await beginFromStored()
  }
}

/**
 * Starts the session of the last user while the server does not answer. They continue with the screens that work
 * offline.
 */
async function beginFromStored(): Promise<void> {
  connected.set(false)
  if (typeof session.get() === 'object') return
  const stored = (await storedAnswer(sessionCalls.currentUser)) as { data: CurrentUser } | undefined
  if (!stored) return session.set('unreachable')
  isFromStored = true
  // The language may have changed since then. This browser has stored the last one.
  await begin({ ...stored.data, language: rememberedLanguage() })
}

/** Asks the server once it answers again, if it has not confirmed the session of this user yet. */
connected.subscribe(() => {
  if (isFromStored && connected.get()) void findSession()
})

/** Signs in. Throws the `CallFailure` of a refusal. */
export async function signIn(email: string, password: string): Promise<void> {
  await endBefore()
  const { data } = await send(sessionCalls.login, { email, password })
  await beginAs(data)
}

/** Starts the session of a user whom the server has just signed in. */
export async function beginAs(user: CurrentUser): Promise<void> {
  // The cached answers belong to the previous user.
  answers.clear()
  isFromStored = false
  forgetEnding()
  await forgetAnswers()
  renewedNow()
  renewDaily()
  await begin(user)
}

/** Ends the session: immediately in this browser, and at the server once it answers. */
export async function signOut(): Promise<void> {
  deleteSessionKey()
  void endSession()
  await leave()
}

/** Signs out in this tab, and deletes all cached and stored answers of the user. */
async function leave(): Promise<void> {
  isFromStored = false
  session.set('signed out')
  answers.clear()
  await forgetAnswers()
}

/** Watches the other tabs. When one of them signs in or out, this tab does the same. */
export function watchOtherTabs(): void {
  onOtherSession(() => void (sessionKey() === undefined ? leave() : findSession(true)))
  // A page that the browser keeps for Back hears nothing of other tabs. If the session has changed when it is shown
  // again, the next user of the computer may have pressed Back, so the page closes its screens first.
  let before: string | undefined
  addEventListener('pagehide', () => {
    before = sessionKey()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && sessionKey() !== before) void closeAll().then(() => findSession(true))
  })
}

/** Leaves the screens of signed-in users. The page sets this function. */
let closeScreens = async (): Promise<void> => {}
export function closeScreensBy(close: () => Promise<void>): void {
  closeScreens = close
}

/** Closes the screens of the previous user, whose input must not be seen or sent by the next one. */
async function closeAll(): Promise<void> {
  session.set('signed out')
  answers.clear()
  await closeScreens()
}

async function begin(user: CurrentUser): Promise<void> {
  const before = session.get()
  const isSame = typeof before === 'object' && before.user.id === user.id
  // Another tab has signed in as a different user.
  if (typeof before === 'object' && !isSame) await closeAll()
  // The same user keeps the language of this page, even after a time without the server.
  if (!isSame) await adoptLanguage(user.language)
  session.set({ user })
}

sessionLost.subscribe(() => {
  if (typeof session.get() === 'object') expire()
})

/** Reads the permissions of the signed-in user again. New ones take effect immediately. */
export async function readPermissions(): Promise<void> {
  const key = sessionKey()
  const answer = await send(sessionCalls.currentUser, {}).catch(() => undefined)
  if (answer && sessionKey() === key && typeof session.get() === 'object') session.set({ user: answer.data })
}

/** A refusal means that the permissions of this user have changed. */
refused.subscribe(() => void readPermissions())

/** Returns the signed-in user, or undefined. */
export function useUser(): CurrentUser | undefined {
  const now = useStore(session)
  return typeof now === 'object' ? now.user : undefined
}

/**
 * Returns a function that tells whether the signed-in user may do something: `may('resavation-delete')`, or
 * `may(call.permission, { systemid: 1 })` where a field of the request decides. The server makes the final check.
 */
export function useMay(): (access: Access, input?: Readonly<Record<string, unknown>>) => boolean {
  const user = useUser()
  return useMemo(() => {
    const held = user && new Set(user.permissions)
    return (access, input) => mayPass(access, held, input)
  }, [user])
}
