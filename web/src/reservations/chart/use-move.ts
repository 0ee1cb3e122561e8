import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Payment, Reservation } from '@nivas/contract/reservations/schemas.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { send } from '../../api/client.ts'
import { keyOf, useCall } from '../../api/hooks.ts'
import { notify } from '../../api/notices.ts'
import { notifyFailure } from '../../api/notify-failure.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { roomsText, useStayFacts } from '../stay-facts.ts'
import { isNothing, type Move, requestOf, undone } from './move.ts'
import { priceText } from './price-text.ts'

/** What a move makes out of date. */
export const staleByMoves = [
  calls.chart,
  calls.list,
  calls.get,
  calls.rooms,
  calls.history,
  calls.priceMove,
  dashboard.figures,
  venue.availableRooms,
]

/** What a move answers, as far as somebody is told. */
export type Moved = Pick<Reservation, 'status' | 'total_amount'> & { payment: Payment | null }

/** Says that a stay was moved, what it costs now, and offers to take it back as long as the chart is open. */
export function useTellMoved() {
  const t = useText()
  const { day, rupees } = useFormat()
  const withdrawOffer = useRef<() => void>(undefined)
  useEffect(() => () => withdrawOffer.current?.(), [])
  return (move: Move, { status, total_amount, payment }: Moved, undo: (back: Move) => void) => {
    const back = undone(move)
    const told = t('{{name}}: room {{room}}, {{arrival}} to {{departure}}.', {
      name: move.stay.applicant_name,
      room: move.to.room_number,
      arrival: day(move.arrival_date),
      departure: day(move.departure_date),
    })
    const amount = rupees(Math.abs(payment?.payment_amount ?? total_amount))
    const money = payment
      ? payment.payment_amount < 0
        ? t('Please give back {{amount}} in cash.', { amount })
        : t('Please collect {{amount}} in cash.', { amount })
      : status === 'HOLD' && t('The Bhent to take is {{amount}}.', { amount })
    const offer = back && { label: 'Undo' as const, onClick: () => undo(back) }
    const notice = notify.success(money ? `${told} ${money}` : told, offer)
    withdrawOffer.current = notice.withdrawOffer
  }
}

/**
 * Moves a stay by hand or by Undo: what money changes is asked about first, what happened is told. Resolves when the move
 * was made, refused, or given up; the chart is then being read anew.
 */
export function useMove(): (move: Move, looksFree?: boolean) => Promise<void> {
  const confirm = useConfirm()
  const stayFacts = useStayFacts()
  const client = useQueryClient()
  const tellMoved = useTellMoved()
  const { mutateAsync } = useCall(calls.moveStay, {
    makesStale: staleByMoves,
    quiet: true,
    failsQuietly: true,
  })

  /** What the rooms of a PAID reservation cost after the move, once somebody agreed; undefined when nobody did. */
  const agree = async (move: Move): Promise<number | undefined> => {
    const { data } = await send(calls.priceMove, requestOf(move))
    if (data.difference === 0) return data.total
    const yes = await confirm({
      title: 'Move stay',
      facts: stayFacts(
        { ...move.stay, arrival_date: move.arrival_date, departure_date: move.departure_date },
        roomsText(data.rooms),
        data.total,
      ),
      text: priceText(data),
      money: true,
      action: data.difference < 0 ? 'Give back and move' : 'Collect and move',
    })
    return yes ? data.total : undefined
  }

  const move = async (wanted: Move, looksFree = true): Promise<void> => {
    if (isNothing(wanted)) return
    const { stay } = wanted
    // Nobody is asked for money for a room that seems to be taken: the server says by what.
    const asks = stay.status === 'PAID' && looksFree
    try {
      const payment_amount = asks ? await agree(wanted) : undefined
      if (asks && payment_amount === undefined) return
      const { data } = await mutateAsync({
        ...requestOf(wanted),
        old_arrival_date: stay.arrival_date,
        old_departure_date: stay.departure_date,
        ...(payment_amount !== undefined && { payment_amount }),
      })
      tellMoved(wanted, data, (back) => void move(back))
    } catch (failure) {
      notifyFailure(failure)
    }
    await client.invalidateQueries({ queryKey: keyOf(calls.chart) })
  }
  return move
}
