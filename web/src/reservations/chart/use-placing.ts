import { capacityOf, hasTooFewPlaces } from '@nivas/contract/reservations/capacity.ts'
import type { ChartParty } from '@nivas/contract/reservations/chart.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { useState } from 'react'
import { notify } from '../../api/notices.ts'
import { useText } from '../../languages/use-text.ts'
import { bestRoom, fitOf, nextFree } from './fits.ts'
import { lineUnder, type RoomLine, type Scrolled } from './layout.ts'
import { lineOf } from './nights.ts'
import { useHoldParty } from './use-hold-party.ts'
import { usePull } from './use-pull.ts'

/** The party that is being placed, the ids of the rooms it was given so far, and the id of the room it is over. */
export type Placing = {
  party: ChartParty
  given: readonly number[]
  over?: number | undefined
  pulled?: true
}

type Options = Scrolled & {
  parties: readonly ChartParty[]
  onHeld: (held: Reservation, room: number) => void
  /** Called when Undo has given the rooms back. */
  onGivenBack: () => void
}

/**
 * Gives rooms to a waiting party. The user pulls it onto a room, or picks it up, moves it over the free rooms with the
 * arrow keys and drops it with Enter. A party larger than its room gets more rooms until everyone has a place.
 */
export function usePlacing({ lines, parties, onHeld, onGivenBack, ...chart }: Options) {
  const t = useText()
  const { scroller } = chart
  const [placing, setPlacing] = useState<Placing>()
  const hold = useHoldParty(onGivenBack)

  const holdNow = async ({ party, given }: Pick<Placing, 'party' | 'given'>) => {
    const rooms = given.flatMap((id) => lineOf(lines, id)?.room ?? [])
    const [first] = given
    setPlacing(undefined)
    const held = first !== undefined && (await hold(party, rooms))
    if (held) onHeld(held, first)
  }
  const drop = async ({ party, given }: Placing, line: RoomLine) => {
    if (!fitOf(line, party).free)
      return notify.failure(
        t('Room {{room}} is not free on all of these nights.', { room: line.room.room_number }),
      )
    const all = [...given.filter((id) => id !== line.room.id), line.room.id]
    const rooms = all.flatMap((id) => lineOf(lines, id)?.room ?? [])
    if (!hasTooFewPlaces(capacityOf(party.members_count, rooms))) return holdNow({ party, given: all })
    setPlacing({ party, given: all, over: bestRoom(lines, party, all)?.room.id })
  }
  const roomUnder = (y: number) => {
    const line = lineUnder({ ...chart, lines }, y)
    return line?.room ? line : undefined
  }
  const isOver = (x: number, y: number) => {
    const rect = scroller.current?.getBoundingClientRect()
    return rect && x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
  }
  const givenTo = (party: ChartParty) => (placing?.party.id === party.id ? placing.given : [])

  const { onPointerDown, wasPulled } = usePull<ChartParty>({
    ...chart,
    gripOf: ({ target }) => {
      const card = target instanceof Element && target.closest<HTMLElement>('[data-party]')
      return card ? parties.find(({ id }) => id === Number(card.dataset.party)) : undefined
    },
    onStart: (party) => setPlacing({ party, given: givenTo(party), pulled: true }),
    onFollow: (party, { x, y }) => {
      const over = isOver(x, y) ? roomUnder(y)?.room.id : undefined
      // Keeps the same object while the party is over the same room, so that it is not rendered for each pixel.
      setPlacing((before) =>
        before?.pulled && before.party.id === party.id && before.over === over
          ? before
          : { party, given: givenTo(party), over, pulled: true },
      )
    },
    onDrop: (party) => {
      const line = lineOf(lines, placing?.over)
      const given = givenTo(party)
      setPlacing(given.length > 0 ? { party, given } : undefined)
      if (line) void drop({ party, given }, line)
    },
    onCancel: () => setPlacing(undefined),
  })

  return {
    placing,
    onPointerDown,
    wasPulled,
    /** Picks a party up and puts it over the room that suits it best. */
    pickUp: (party: ChartParty) => {
      const given = givenTo(party)
      const best = bestRoom(lines, party, given)
      if (best) setPlacing({ party, given, over: best.room.id })
      else notify.failure(t('No room is free for these dates.'))
    },
    putBack: () => setPlacing(undefined),
    holdNow,
    /** Drops the party on the room it is over, or on the given row. */
    drop: (line = lineOf(lines, placing?.over)) => {
      if (placing && line) void drop(placing, line)
    },
    step: (by: 1 | -1) => {
      const line = lineOf(lines, placing?.over)
      const next = placing && line && nextFree(lines, placing.party, line.index, by, placing.given)
      if (next) setPlacing({ ...placing, over: next.room.id })
    },
    roomUnder,
  }
}
