import type { Success } from '@nivas/contract/call.ts'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { hideEntryNumbers, provisionalNumber } from '@nivas/contract/gate/kept.ts'
import type { SealingKey } from '@nivas/contract/gate/schemas.ts'
import { mapTexts } from '@nivas/contract/identity/hide-numbers.ts'
import { withoutMarks } from '@nivas/contract/identity/stand-in.ts'
import { connected, send } from '../../api/client.ts'
import { CallFailure, genericText, type Lost, wasLost } from '../../api/failure.ts'
import { keyOf } from '../../api/key.ts'
import { reach } from '../../api/reach.ts'
import { answers } from '../../app/answers.ts'
import { session } from '../../app/session.tsx'
import { browserStore } from './browser-store.ts'
import type { Entry, Made } from './entry.ts'
import { seal } from './seal.ts'
import { changed } from './sending.ts'

/** Nobody at a gate waits longer than this, in ms, for an answer: the same entry is sent again by its key. */
const PATIENCE = 8_000

/** Where entries can be kept: only a page that came by https, or from this machine, may seal and lock. */
const canKeep = (): boolean =>
  window.isSecureContext && 'indexedDB' in window && 'locks' in navigator && crypto.subtle !== undefined

type Receipt = Success<typeof calls.createEntry>

/** When and by whom an entry was first made. */
type First = Pick<Entry, 'madeAt' | 'madeBy'>

/** Sends an entry, or keeps it in this browser while the server does not answer. Its key stays the same. */
export async function sendOrKeep(made: Made, key: string, first?: First): Promise<Receipt> {
  if (!canKeep()) {
    await reach()
    return sendNow(made, key)
  }
  let lost: Lost = 'not sent'
  if (connected.get()) {
    lost = 'unanswered'
    try {
      return await sendNow(made, key, AbortSignal.timeout(PATIENCE), first)
    } catch (failure) {
      if (failure instanceof CallFailure && !wasLost(failure)) throw failure
      connected.set(false)
    }
  }
  return keep(made, key, lost, first)
}

/** Sends an entry that was refused, once somebody has looked at it: by its own key, and as of when it was made. */
export const resend =
  (entry: Entry) =>
  async (corrected: Record<string, unknown>): Promise<Receipt> => {
    const { key, call, sealed } = entry
    const made = { call, request: { ...corrected, sealed } } as Made
    const answer = await sendOrKeep(made, key, entry)
    if (answer.data.ticket === undefined) {
      await browserStore.remove(key)
      changed()
    }
    return answer
  }

const keptOf = ({ madeAt, madeBy }: First) => ({
  made_at: madeAt,
  sent_at: new Date().toISOString(),
  made_by: madeBy.id,
})

const sendNow = (
  { call, request }: Made,
  idempotencyKey: string,
  signal?: AbortSignal,
  first?: First,
): Promise<Receipt> =>
  send(
    calls[call] as typeof calls.createEntry,
    { ...request, ...(first && { kept: keptOf(first) }) } as never,
    {
      idempotencyKey,
      ...(signal && { signal }),
    },
  )

/** Keeps an entry in this browser; where it cannot, the failure says whether the entry was `lost` on its way. */
async function keep(made: Made, key: string, lost: Lost, first?: First): Promise<Receipt> {
  const now = session.get()
  if (typeof now !== 'object') throw new CallFailure(0, genericText.away, {}, lost)
  const hidden = await withoutNumbers(made, key)
  const entry: Entry = {
    ...hidden,
    key,
    madeAt: first?.madeAt ?? new Date().toISOString(),
    madeBy: first?.madeBy ?? { id: now.user.id, name: now.user.name },
    ...summaryOf(hidden),
    state: 'waiting',
  }
  try {
    await browserStore.put(entry)
  } catch {
    // A browser that may keep nothing: what was typed stays in the form.
    throw new CallFailure(0, genericText.away, {}, lost)
  }
  changed()
  return {
    success: true,
    message: 'No connection: the entry is kept on this computer and will be sent by itself.',
    data: {
      id: 0,
      ticket: provisionalNumber(key),
      visitdate: entry.madeAt,
      visitorname: entry.name,
      totalPeople: entry.people,
      vehicleno:
        hidden.call === 'createVisitorEntry' ? (hidden.request.visit_purpose?.vehicleno ?? null) : null,
    },
  }
}

/** As the list and the receipt show it. */
function summaryOf({ request }: Made): Pick<Entry, 'name' | 'people'> {
  const first = 'members' in request ? request.members?.[0]?.name : undefined
  return { name: request.visitorname ?? first ?? '', people: request.people ?? 1 }
}

/** An entry as it may lie in a browser: its identity numbers sealed; where that cannot be, their ends alone are kept. */
async function withoutNumbers(made: Made, key: string): Promise<Made & { sealed: string[] }> {
  const { sealed: before, kept: _, ...request } = made.request
  const { entry, numbers } = hideEntryNumbers(request, newMark)
  if (Object.keys(numbers).length === 0) return { ...made, request: entry as never, sealed: before ?? [] }
  const known = answers.getQueryData<{ data: SealingKey }>(keyOf(calls.sealingKey, {}))
  if (known === undefined)
    return {
      ...made,
      request: mapTexts(entry, (text) => (text in numbers ? withoutMarks(text) : text)) as never,
      sealed: before ?? [],
    }
  return {
    ...made,
    request: entry as never,
    sealed: [...(before ?? []), await seal(known.data, key, numbers)],
  }
}

const newMark = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('')
