import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { printsAtOnce } from '@nivas/contract/pos/ticket-receipt.ts'
import { type PlainKey, say } from '@nivas/contract/texts.ts'
import { useState } from 'react'
import { connected } from '../../api/client.ts'
import { CallFailure, failureText } from '../../api/failure.ts'
import { notify } from '../../api/notices.ts'
import { refusalData } from '../../api/refusal-data.ts'
import { useText } from '../../languages/use-text.ts'
import type { Printing } from '../../printing/use-receipt.tsx'
import { firstPrint } from './print-ticket.ts'
import { savedBefore } from './sell.ts'
import type { Sold, StoredSession } from './store.ts'
import { useUnsent } from './unsent.ts'
import type { useAdding } from './use-adding.ts'
import type { useCart } from './use-cart.ts'
import type { Catalogue } from './use-catalogue.ts'
import { useResume } from './use-resume.ts'
import { storedSession, type useSession } from './use-session.ts'

/** Refusals after which the till reads its session again: a supervisor closed it, or the device was disabled. */
const sessionRefusals: readonly string[] = [
  'This session is closed. Nothing can be added to it.',
  'This device is not enabled.',
] satisfies PlainKey[]

/** The message for a sale whose session was closed, after the till has opened a new one. */
const submitAgain: PlainKey =
  'This session was closed, and a new one opened for this till. Please submit the payment again.'

/** Returns the notice about a sale that was just made. */
function noticeOf({ kept }: Sold): PlainKey {
  if (!kept) return 'Ticket Created successfully.'
  return connected.get()
    ? 'The sale is stored on this computer and will be sent after the earlier ones.'
    : 'No connection: the sale is stored on this computer and will be sent automatically.'
}

type Till = {
  system: SystemId
  session: ReturnType<typeof useSession>
  stored: StoredSession
  catalogue: Catalogue
  sale: ReturnType<typeof useCart>
  adding: ReturnType<typeof useAdding>
  receipt: Printing
}

/** Handles the result of a payment: the sale is sold or refused, or the session has changed. */
export function usePaid({ system, session, stored, catalogue, sale, adding, receipt }: Till) {
  const t = useText()
  const { setOpen, setProblem, attempt } = adding
  const [soldHere, setSoldHere] = useState<Sold>()
  // After a reload this is the last sale on the disk, unless it belongs to a different session and so to someone else.
  const last = soldHere ?? (sale.last?.ticket.session.id === stored.session.id ? sale.last : undefined)
  // Tickets are sent in order, so the last one waits while any waits.
  const unsent = useUnsent(system)
  const isKept = last?.kept === true && unsent.waiting + unsent.refused > 0

  const sold = async (done: Sold) => {
    setOpen(undefined)
    setProblem(done.otherPayment && savedBefore(done.ticket))
    setSoldHere(done)
    await sale.showOther()
    // A ticket resumed after the till was killed may belong to an earlier session, so the session is read from the
    // disk.
    const now = await storedSession(system)
    if (now) session.setStored(now)
    // The server took the sale, so the device must be enabled again.
    if (now?.session.disabled && !done.kept) void session.open()
    notify.success(t(noticeOf(done)))
    if (printsAtOnce(done.ticket)) receipt.print(firstPrint(done))
  }
  useResume({
    pending: sale.pending,
    onSold: sold,
    onFailure: (failure) => setProblem(failureText(failure)),
    reload: sale.reload,
  })

  /** Returns the failure of a payment; if its session was closed, one that says to submit again. */
  const explainFailure = async (failure: unknown): Promise<unknown> => {
    if (!(failure instanceof CallFailure && sessionRefusals.includes(failure.text.key))) return failure
    await session.open()
    const now = await storedSession(system)
    return now && now.session.id !== stored.session.id
      ? new CallFailure(failure.status, say(submitAgain))
      : failure
  }

  /** Handles a refusal. If it names a product's present price, the line takes that price where possible. */
  const refused = (failure: CallFailure) => {
    catalogue.readAgain()
    const { productid, price } = refusalData<{ productid: number; price: number }>(failure)
    if (productid === undefined || price === undefined) return
    const made = attempt({ do: 'reprice', productId: productid, price })
    setOpen(undefined)
    setProblem(
      'wrong' in made
        ? say('{{news}} The line is unchanged: {{why}}', { news: failure.text, why: made.wrong })
        : failure.text,
    )
  }
  return { last, isKept, sold, explainFailure, refused }
}
