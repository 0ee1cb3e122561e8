import { IconCheck } from '@tabler/icons-react'
import { memo } from 'react'
import { Bar } from './bars.tsx'
import classes from './chart.module.css'
import { fitOf, fits } from './fits.ts'
import type { Line, RoomLine } from './layout.ts'
import { row, rowHeader } from './roles.ts'
import type { Placing } from './use-placing.ts'
import type { Words } from './words.ts'

type Props = {
  line: RoomLine
  /** The id of the reservation in this row whose bar Tab focuses. */
  active: number | undefined
  /** The reference that was searched for. */
  marked: string
  /** How the room suits the party that is being placed. */
  fit: Mark | undefined
  words: Words
}

type Mark = 'fits' | 'misses' | 'taken' | 'given'

function markOf(line: RoomLine, { party, given }: Placing): Mark {
  if (given.includes(line.room.id)) return 'given'
  const fit = fitOf(line, party)
  return fits(fit) ? 'fits' : fit.free ? 'misses' : 'taken'
}

/** A room and its pieces. It is memoized, because a chart has up to 1,200 rooms. */
const RoomRow = memo(function RoomRow({ line, active, marked, fit, words }: Props) {
  const { index, top, room, pieces } = line
  return (
    <div {...row(index + 2)} className={classes.row} style={{ insetBlockStart: top }}>
      <div {...rowHeader} className={classes.room} data-off={!room.is_active || undefined} data-fit={fit}>
        <span className={classes.number}>{room.room_number}</span>
        {(fit === 'fits' || fit === 'given') && <IconCheck className={classes.fit} aria-hidden />}
        <span className={classes.beds}>{words.beds(room)}</span>
      </div>
      {pieces.map((piece) => (
        <Bar
          key={piece.stay ? `s${piece.stay.id}` : `c${piece.closure.id}`}
          piece={piece}
          room={room}
          active={piece.stay !== undefined && piece.stay.id === active}
          marked={marked !== '' && piece.stay?.application_number === marked}
          words={words}
        />
      ))}
    </div>
  )
})

const FloorRow = memo(function FloorRow({ line, words }: { line: Line; words: Words }) {
  return (
    <div {...row(line.index + 2)} className={classes.floor} style={{ insetBlockStart: line.top }}>
      <div {...rowHeader} className={classes.floorName}>
        {words.floor(line.floor)}
      </div>
    </div>
  )
})

type LinesProps = {
  lines: readonly Line[]
  /** The index of the first drawn row, and of the first row after the drawn ones. */
  shown: readonly [number, number]
  active: { stay: number; room: number } | undefined
  marked: string
  placing: Placing | undefined
  words: Words
}

/** Draws the visible rows, and the row with the focus even when it is outside the visible area. */
export function Lines({ lines, shown: [first, end], active, marked, placing, words }: LinesProps) {
  const focused = active && lines.findIndex(({ room }) => room?.id === active.room)
  const drawn = lines.slice(first, end)
  const beyond = focused !== undefined && (focused < first || focused >= end) ? lines[focused] : undefined
  return [...drawn, ...(beyond ? [beyond] : [])].map((line) =>
    line.room ? (
      <RoomRow
        key={`r${line.room.id}`}
        line={line}
        active={line.room.id === active?.room ? active.stay : undefined}
        marked={marked}
        fit={placing && markOf(line, placing)}
        words={words}
      />
    ) : (
      <FloorRow key={`f${line.floor.id}`} line={line} words={words} />
    ),
  )
}
