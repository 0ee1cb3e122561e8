import { memo } from 'react'
import { useText } from '../../languages/use-text.ts'
import { Bar } from './bars.tsx'
import classes from './chart.module.css'
import type { Line, RoomLine } from './layout.ts'
import { row, rowHeader } from './roles.ts'

type Props = {
  line: RoomLine
  /** The reservation whose bar in this row Tab leads to. */
  active: number | undefined
  /** The reference that was looked for. */
  marked: string
}

/** A room, and what takes it. Drawn again only when something of it changed: there are 1,200 of them. */
const RoomRow = memo(function RoomRow({ line: { index, top, room, pieces }, active, marked }: Props) {
  const t = useText()
  const beds = room.number_of_beds
  return (
    <div {...row(index + 2)} className={classes.row} style={{ insetBlockStart: top }}>
      <div {...rowHeader} className={classes.room} data-off={!room.is_active || undefined}>
        <span className={classes.number}>{room.room_number}</span>
        <span className={classes.beds}>
          {room.is_active ? t(beds === 1 ? '1 bed' : '{{count}} beds', { count: beds }) : t('Switched off')}
        </span>
      </div>
      {pieces.map((piece) => (
        <Bar
          key={piece.stay ? `s${piece.stay.id}` : `c${piece.closure.id}`}
          piece={piece}
          room={room}
          active={piece.stay !== undefined && piece.stay.id === active}
          marked={marked !== '' && piece.stay?.application_number === marked}
        />
      ))}
    </div>
  )
})

const FloorRow = memo(function FloorRow({ line: { index, top, floor } }: { line: Line }) {
  const t = useText()
  return (
    <div {...row(index + 2)} className={classes.floor} style={{ insetBlockStart: top }}>
      <div {...rowHeader} className={classes.floorName}>
        {t('{{building}} · floor {{floor}}, {{position}}', {
          building: floor.building,
          floor: floor.floor_number,
          position: t(floor.position),
        })}
      </div>
    </div>
  )
})

type LinesProps = {
  lines: readonly Line[]
  /** The first row that is drawn, and the first one that is not. */
  shown: readonly [number, number]
  active: { stay: number; room: number } | undefined
  marked: string
}

/** The rows in sight, and the one with the focus wherever it is: what has the focus is never taken away. */
export function Lines({ lines, shown: [first, end], active, marked }: LinesProps) {
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
      />
    ) : (
      <FloorRow key={`f${line.floor.id}`} line={line} />
    ),
  )
}
