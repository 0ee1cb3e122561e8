import { formatCount } from '@nivas/contract/count.ts'
import { liveBoardCall } from '@nivas/contract/gate/live-board-call.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { LargeFigures } from '../ui/board/large-figures.tsx'
import { Piece } from '../ui/board/piece.tsx'
import { useFiguresOf } from '../ui/board/use-figures.ts'
import { insideList } from './inside-list.ts'

const board = { to: '/gate-live-board' }
const lists: Readonly<Record<string, string>> = { 'Memorial site': '/samadh/reports/pending-visitors' }

/** The piece with the people inside and the overdue entries, as the live board counts them. */
export default function InsidePiece({ title }: { title: string }) {
  const t = useText()
  const word = useWord()
  const answer = useFiguresOf(liveBoardCall.liveBoard, {})
  const now = answer.data?.data
  return (
    <Piece title={title} asked={[answer]}>
      {() =>
        now && (
          <LargeFigures
            figures={[
              {
                key: 'gate',
                title: t('Inside now'),
                value: formatCount(now.inside),
                leads: [insideList(), board],
              },
              ...now.sites.map(({ name, inside: there }) => ({
                key: name,
                title: word(name),
                value: formatCount(there),
                leads: [...(lists[name] ? [{ to: lists[name] }] : []), board],
              })),
              {
                key: 'overdue',
                title: t('Overdue entries'),
                value: formatCount(now.overdue_count),
                leads: [insideList({ overdue: 'true' }), board],
              },
              {
                key: 'everywhere',
                title: t('All sites'),
                value: formatCount(now.everywhere),
                leads: [board],
              },
            ]}
          />
        )
      }
    </Piece>
  )
}
