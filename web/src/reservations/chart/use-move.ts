import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Payment, Reservation } from '@nivas/contract/reservations/schemas.ts'
import { shownDays } from '@nivas/contract/reservations/stay.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { useCall } from '../../api/hooks.ts'
import { makeStale } from '../../api/make-stale.ts'
import { notifyFailure } from '../../api/notify-failure.ts'
import { useFormat } from '../../format/use-format.ts'
import { type Translate, useText } from '../../languages/use-text.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { useUndoNotice } from '../../ui/use-undo-notice.ts'
import { lacksAgreement, placesText, usePlacesQuestion } from '../places.tsx'
import { priceText } from '../price-text.ts'
import { roomsText, useStayFacts } from '../stay-facts.ts'
import { asShownNow } from './as-shown-now.ts'
import { isNothing, type Move, requestOf, undone } from './move.ts'
import type { BarKey } from './walk.ts'

/** The calls that a move makes stale. */
export const staleByMoves = [
  calls.chart,
  calls.list,
  calls.get,
  calls.openWork,
  calls.rooms,
  calls.history,
  calls.priceMove,
  dashboard.figures,
  venue.availableRooms,
]

/** The part of a move's answer that the notice needs. */
export type Moved = Pick<Reservation, 'status' | 'total_amount'> & { payment: Payment | null }

/** Returns the instruction to collect or give back money after a move of a PAID reservation. */
function paymentText(t: Translate, rupees: (amount: number) => string, payment: Payment): string {
  const { payment_amount, cash_amount, upi_amount } = payment
  if (payment_amount >= 0) return t('Please collect {{amount}} in cash.', { amount: rupees(payment_amount) })
  if (upi_amount >= 0) return t('Please give back {{amount}} in cash.', { amount: rupees(-payment_amount) })
  return t('Please give back {{cash}} in cash and {{upi}} by UPI.', {
    cash: rupees(-cash_amount),
    upi: rupees(-upi_amount),
  })
}

/**
 * Dismisses the notice of the last refused move. It is global: the chart and its form share it, and only one is open.
 */
let dismissRefusal = (): void => undefined

/** Shows over the chart why a move was refused, and dismisses the previous refusal. */
export function notifyRefusal(failure: unknown): void {
  dismissRefusal()
  dismissRefusal = notifyFailure(asShownNow(failure))
}

/** Reports that a stay was moved, with its new Bhent, and offers Undo; dismisses the notice of an earlier refusal. */
export function useMovedNotice() {
  const t = useText()
  const { day, rupees } = useFormat()
  const undoNotice = useUndoNotice()
  return (move: Move, { status, total_amount, payment }: Moved, undo: (back: Move) => void) => {
    dismissRefusal()
    const back = undone(move)
    const summary = t('{{name}}: room {{room}}, {{arrival}} to {{departure}}.', {
      name: move.stay.applicant_name,
      room: move.to.room_number,
      arrival: day(move.arrival_date),
      departure: day(move.departure_date),
    })
    const money = payment
      ? paymentText(t, rupees, payment)
      : status === 'HOLD' && t('The Bhent to collect is {{amount}}.', { amount: rupees(total_amount) })
    undoNotice(money ? `${summary} ${money}` : summary, back && (() => undo(back)))
  }
}

/** What staff agreed to for a move: the Bhent of its rooms, and their places. */
type Terms = { payment_amount?: number; agreed_places?: true }

/**
 * Moves a stay, by hand or by Undo. Asks first when money changes, and shows the result in a notice. Resolves when the
 * move was made, refused or given up, and the chart is being read again.
 *
 * @param onMove gets the bar of each move before it is made
 */
export function useMove(onMove: (to: BarKey) => void): (move: Move, looksFree?: boolean) => Promise<void> {
  const t = useText()
  const confirm = useConfirm()
  const stayFacts = useStayFacts()
  const client = useQueryClient()
  const { askAfter } = usePlacesQuestion()
  const notifyMoved = useMovedNotice()
  const { mutateAsync } = useCall(calls.moveStay, {
    makesStale: staleByMoves,
    quiet: true,
    failsQuietly: true,
  })

  /** Asks staff to agree to the Bhent of a PAID reservation after the move; resolves to undefined if they do not. */
  const agree = async (move: Move): Promise<Terms | undefined> => {
    const { data } = await send(calls.priceMove, requestOf(move))
    if (data.difference === 0) return { payment_amount: data.total }
    const facts = stayFacts(
      { ...move.stay, arrival_date: move.arrival_date, departure_date: move.departure_date },
      roomsText(data.rooms),
      data.total,
    )
    const yes = await confirm({
      title: 'Move stay',
      facts: data.asks_places ? [...facts, [t('Places'), placesText(t, data)]] : facts,
      text: priceText(data),
      money: true,
      action: data.difference < 0 ? 'Give back and move' : 'Collect and move',
    })
    if (!yes) return undefined
    return { payment_amount: data.total, ...(data.asks_places && { agreed_places: true }) }
  }

  /**
   * Makes the move; asks for agreement to its places if the server requires it, and resolves to undefined without it.
   */
  const make = async (wanted: Move, terms: Terms) => {
    const { stay } = wanted
    const request = {
      ...requestOf(wanted),
      ...shownDays(stay),
      ...terms,
    }
    try {
      return (await mutateAsync(request)).data
    } catch (failure) {
      if (!lacksAgreement(failure)) throw failure
      if (!(await askAfter(stay.applicant_name, failure))) return undefined
      return (await mutateAsync({ ...request, agreed_places: true })).data
    }
  }

  const move = async (wanted: Move, looksFree = true): Promise<void> => {
    if (isNothing(wanted)) return
    const { stay, to } = wanted
    onMove({ stay: stay.id, room: to.id })
    // A room that seems to be taken needs no question about money: the server's refusal names the stay in it.
    const asks = stay.status === 'PAID' && looksFree
    try {
      const terms = asks ? await agree(wanted) : {}
      if (!terms) return
      const data = await make(wanted, terms)
      if (data) notifyMoved(wanted, data, (back) => void move(back))
    } catch (failure) {
      notifyRefusal(failure)
    }
    await makeStale(client, calls.chart)
  }
  return move
}
