import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { nightsText } from '../stay-facts.ts'
import { fitOf } from './fits.ts'
import { type Days, type Line, type RoomLine, spanOf } from './layout.ts'
import { datesOf, lineOf, type Nights } from './nights.ts'
import { NightsCursor } from './nights-cursor.tsx'
import type { Placing } from './use-placing.ts'

type Props = {
  lines: readonly Line[]
  days: Days
  placing: Placing | undefined
  nights: Nights | undefined
  focused: boolean
}

/** The cursor over the nights to book, or over a room for the party that is being placed; with its texts. */
export function PlaceCursor({ lines, days, placing, nights, focused }: Props) {
  const line = lineOf(lines, placing?.over ?? nights?.room)
  if (!line) return null
  if (placing) return <ForParty line={line} days={days} placing={placing} focused={focused} />
  return nights ? <ForBooking line={line} days={days} nights={nights} focused={focused} /> : null
}

type One = { line: RoomLine; days: Days; focused: boolean }

function ForBooking({ line, days, nights, focused }: One & { nights: Nights }) {
  const t = useText()
  const { day } = useFormat()
  const stay = datesOf(nights, days)
  const text = t('Room {{room}}, {{arrival}} to {{departure}}: {{nights}}', {
    room: line.room.room_number,
    arrival: day(stay.arrival_date),
    departure: day(stay.departure_date),
    nights: nightsText(t, stay),
  })
  const label = `${text}. ${t('Arrow keys choose the night, Shift with an arrow key chooses how many, and Enter books them.')}`
  return <NightsCursor line={line} start={nights.start} end={nights.end} {...{ text, label, focused }} />
}

function ForParty({ line, days, placing: { party }, focused }: One & { placing: Placing }) {
  const t = useText()
  const span = spanOf(party.arrival_date, party.departure_date, days)
  const { free, missed } = fitOf(line, party)
  const values = { room: line.room.room_number, name: party.applicant_name }
  const text = !free
    ? t('Room {{room}} for {{name}}: not free', values)
    : missed.length === 0
      ? t('Room {{room}} for {{name}}: meets the preferences', values)
      : t('Room {{room}} for {{name}}: does not meet {{preferences}}', {
          ...values,
          preferences: missed.map((preference) => t(preference)).join(', '),
        })
  const label = `${text}. ${t('Arrow keys move to the next free room and Enter assigns it.')}`
  return (
    <NightsCursor
      line={line}
      start={span?.start ?? 0}
      end={span?.end ?? 1}
      refused={!free}
      {...{ text, label, focused }}
    />
  )
}
