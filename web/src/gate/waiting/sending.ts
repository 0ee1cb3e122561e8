import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { mayPass } from '@nivas/contract/permissions.ts'
import { connected, send } from '../../api/client.ts'
import { CallFailure } from '../../api/failure.ts'
import { keyOf } from '../../api/key.ts'
import { notify } from '../../api/notices.ts'
import { answers } from '../../app/answers.ts'
import { session } from '../../app/session.tsx'
import { translate } from '../../languages/translate.ts'
import { staleAfterEntry } from '../stale.ts'
import { browserStore } from './browser-store.ts'
import { waitingCount } from './count.ts'
import type { Entry } from './entry.ts'
import { type Outcome, sender } from './send-all.ts'

/** How long an answer may take, in ms, before the entry is sent again. */
const PATIENCE = 20_000
/** After a server that was busy: how long to wait, in ms, at first and at most. */
const [WAIT, LONGEST_WAIT] = [2_000, 60_000]

/** The tabs of a browser tell each other that something was kept or sent. */
const channel = new BroadcastChannel('nivas-gate')
channel.onmessage = () => void recount()

/** Reads how many there are. */
export async function recount(): Promise<void> {
  await browserStore.count().then(waitingCount.set, () => undefined)
}

/** To be called when entries came or went here: shows how many there are, in every tab, and sends what can be sent. */
export function changed(): void {
  void recount()
  channel.postMessage('changed')
  void sendWaiting()
}

async function sendEntry(entry: Entry): Promise<Outcome> {
  const { call, key, request, sealed, madeAt, madeBy } = entry
  const kept = { made_at: madeAt, sent_at: new Date().toISOString(), made_by: madeBy.id }
  try {
    await send(calls[call] as typeof calls.createEntry, { ...request, sealed, kept } as never, {
      idempotencyKey: key,
      signal: AbortSignal.timeout(PATIENCE),
      inBackground: true,
    })
    return { is: 'sent' }
  } catch (failure) {
    return outcomeOf(failure)
  }
}

/** What a failure means for an entry: it waits, somebody has to sign in, or somebody has to look at it. */
function outcomeOf(failure: unknown): Outcome {
  if (!(failure instanceof CallFailure)) return { is: 'later' }
  const { status, text, fields } = failure
  if (status === 401) return { is: 'signed out' }
  if ([0, 408, 425, 429, 502, 503, 504].includes(status)) return { is: 'later' }
  const refusal = { status, text, fields }
  return status >= 500 ? { is: 'refused', refusal, perhaps: true } : { is: 'refused', refusal }
}

/** Not at each of a thousand: reading how many are left takes longer than sending one. */
let counted = 0
const sendAll = sender(browserStore, sendEntry, () => {
  if (Date.now() - counted < 250) return
  counted = Date.now()
  void recount()
  channel.postMessage('changed')
})

const maySend = (): boolean => {
  const now = session.get()
  return (
    typeof now === 'object' && mayPass(calls.createVisitorEntry.permission, new Set(now.user.permissions))
  )
}

let sending = false
let again = false
let wait = WAIT
let timer: number | undefined

/** Sends what waits, one tab at a time, in its order. */
export async function sendWaiting(): Promise<void> {
  if (sending) {
    again = true
    return
  }
  sending = true
  window.clearTimeout(timer)
  try {
    do {
      again = false
      if (!connected.get() || !maySend()) break
      const { why, sent } = await navigator.locks.request('nivas-gate-sending', () => sendAll())
      await tell(sent)
      if (why === 'later' && connected.get()) {
        timer = window.setTimeout(() => void sendWaiting(), wait)
        wait = Math.min(wait * 2, LONGEST_WAIT)
      } else wait = WAIT
    } while (again)
  } finally {
    sending = false
  }
}

async function tell(sent: number): Promise<void> {
  await recount()
  if (sent === 0) return
  channel.postMessage('changed')
  notify.success(translate('{{count}} entries that were kept here have been sent.', { count: sent }))
  for (const stale of staleAfterEntry) void answers.invalidateQueries({ queryKey: keyOf(stale) })
}
