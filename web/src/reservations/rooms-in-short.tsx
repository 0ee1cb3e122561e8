import type { RoomName } from '@nivas/contract/reservations/schemas.ts'
import { useWord } from '../languages/use-text.ts'
import classes from './rooms-in-short.module.css'
import { roomsText } from './stay-facts.ts'

/** The rooms in a cell, as 'Anand Dham 001 +2'; the tooltip lists all of them. */
export function RoomsInShort({ of }: { of: readonly RoomName[] }) {
  const word = useWord()
  const [first] = of
  if (!first) return null
  return (
    <span className={classes.rooms} title={word(roomsText(of))}>
      <span className={classes.building}>{word(first.building)}</span>{' '}
      <span className={classes.number}>
        {first.room_number}
        {of.length > 1 && ` +${of.length - 1}`}
      </span>
    </span>
  )
}
