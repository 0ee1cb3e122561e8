import { sessionCalls } from '@nivas/contract/access/session-calls.ts'
import { useEffect } from 'react'
import { send } from '../api/client.ts'
import { CallFailure } from '../api/failure.ts'
import { createStore, useStore } from '../api/store.ts'
import { storedValue, storeValue } from '../api/stored-value.ts'

/**
 * The storage key that marks, for all tabs and after a reload, that the server may still have the session of a user who
 * signed out here.
 */
const TO_END = 'nivas.session-to-end'

/** The timeout of the request, and the time until the next one, in ms. */
const [PATIENCE, EVERY] = [10_000, 5_000]

/** Whether the server still has to end the session. */
const unended = createStore(false)

const remember = (toEnd: boolean) => storeValue(TO_END, toEnd ? 'yes' : undefined)

let ending: Promise<void> | undefined

/** Ends the session at the server with its cookie. The key has already been deleted here. */
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
    // Any other answer means that the server does not have the session, or no longer has it.
    const { status } = failure instanceof CallFailure ? failure : { status: 0 }
    if (status === 0 || status >= 500) return unended.set(true)
  }
  forgetEnding()
}

/** Ends a pending session before a sign-in, so that its request cannot end the next session. */
export async function endBefore(): Promise<void> {
  if (ending || unended.get()) await endSession()
}

/** Forgets the session to end, because the cookie now belongs to a different session. */
export function forgetEnding(): void {
  remember(false)
  unended.set(false)
}

/** Ends a session that was not ended when the page was closed. */
export function endRemembered(): void {
  if (storedValue(TO_END)) void endSession()
}

/**
 * Returns whether the server still has the session of a user who signed out here. Repeats the request until the session
 * has ended.
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
