import { formatCount } from '@nivas/contract/count.ts'
import {
  type BuildingTonight,
  type RoomState,
  roomStates,
  roomsTonightCall,
} from '@nivas/contract/venue/rooms-tonight.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { LargeFigures } from '../ui/board/large-figures.tsx'
import { Lead } from '../ui/board/lead.tsx'
import { Piece } from '../ui/board/piece.tsx'
import { useFiguresOf } from '../ui/board/use-figures.ts'
import { stateNames } from '../ui/room-states.ts'
import { SetUpFirst } from '../ui/set-up-first.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'

/** Returns the link to the room chart from today on, filtered by building and by tonight's state. */
const chart = (state: RoomState | undefined, building?: BuildingTonight) => [
  {
    to: '/room-chart',
    search: {
      ...(building && { building: String(building.id) }),
      ...(state && { state }),
    },
  },
]

/** The piece with the rooms of each building by their state tonight. */
export default function RoomsPiece({ title }: { title: string }) {
  const t = useText()
  const word = useWord()
  const answer = useFiguresOf(roomsTonightCall.roomsTonight, {})
  const buildings = answer.data?.data ?? []
  const sum = (state: RoomState) => buildings.reduce((all, building) => all + building[state], 0)
  const columns: readonly Column<BuildingTonight>[] = [
    {
      key: 'name',
      title: 'Building',
      render: (building) => <Lead leads={chart(undefined, building)}>{word(building.name)}</Lead>,
    },
    ...roomStates.map(
      (state): Column<BuildingTonight> => ({
        key: state,
        title: stateNames[state],
        kind: 'number',
        render: (building) =>
          building[state] === 0 ? (
            '0'
          ) : (
            <Lead leads={chart(state, building)}>{formatCount(building[state])}</Lead>
          ),
      }),
    ),
  ]
  return (
    <Piece title={title} asked={[answer]}>
      {() =>
        buildings.length === 0 ? (
          <p>
            <SetUpFirst text="Rooms appear here when a building has rooms." to="/buildings" />
          </p>
        ) : (
          <>
            <LargeFigures
              figures={(['free', 'occupied'] as const).map((state) => ({
                key: state,
                title: t(stateNames[state]),
                value: formatCount(sum(state)),
                leads: chart(state),
              }))}
            />
            <SmallTable
              wide
              label="Rooms tonight, by building"
              columns={columns}
              rows={buildings}
              rowKey={({ id }) => id}
            />
          </>
        )
      }
    </Piece>
  )
}
