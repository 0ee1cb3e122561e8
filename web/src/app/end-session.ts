import { sessionCalls } from '@nivas/contract/access/session-calls.ts'
import { useEffect } from 'react'
import { send } from '../api/client.ts'
import { CallFailure } from '../api/failure.ts'
import { createStore, useStore } from '../api/store.ts'
import { storedValue, storeValue } from '../api/stored-value.ts'

/**
 * Marks, for all tabs and after a reload, that the server may still have the session of a user who signed out
 * here.
 */
const TO_END = 'nivas.session-to-end'

/** In ms: the timeout of the request, and the time until the next one. */
const [PATIENCE, EVERY] = [10_000, 5_000]

/** Whether the server still has to end the session. */
const unended = createStore(false)

const remember = (toEnd: boolean) => storeValue(TO_END, toEnd ? 'yes' : undefined)

let ending: Promise<void> | undefined

/** Ends the session at the server, by its cookie: the key was deleted here. */
export function endSession(): Promise<void> {
  ending ??= askToEnd().finally(() => {
    ending = undefined
  })
  return ending
}

async function askToEnd(): Promise<void> {
  remember(true)
  try {
    await send(sessionCalls.logout, {}, { signal: AbortSignal.timeout(PATIENCE), inBackground: true })
  } catch (failure) {
    // With any other answer, the server has no such session (any more).
    const { status } = failure instanceof CallFailure ? failure : { status: 0 }
    if (status === 0 || status >= 500) return unended.set(true)
  }
  forgetEnding()
}

/** Call this before a sign-in: a request to end a session must not end the next one. */
export async function endBefore(): Promise<void> {
  if (ending || unended.get()) await endSession()
}

/** The cookie belongs to another session now. */
export function forgetEnding(): void {
  remember(false)
  unended.set(false)
}

/** Ends a session that was left when the page was closed. */
export function endRemembered(): void {
  if (storedValue(TO_END)) void endSession()
}

/**
 * Whether the server still has the session of a user who signed out here; the request is repeated until it
 * has not.
 */
export function useUnended(): boolean {
  const open = useStore(unended)
  useEffect(() => {
    if (!open) return
    const again = () => void endSession()
    const timer = setInterval(again, EVERY)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [open])
  return open
}
