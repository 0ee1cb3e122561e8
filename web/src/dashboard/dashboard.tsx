import { Alert, Button } from '@mantine/core'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { useEffect } from 'react'
import { connected } from '../api/client.ts'
import { useAnswer } from '../api/hooks.ts'
import { useStore } from '../api/store.ts'
import { Heading } from '../app/heading.tsx'
import { readPermissions, useMay } from '../app/session.tsx'
import { useOpenScreens, usePieces } from '../app/shell-context.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { EVERY } from '../ui/board/use-figures.ts'
import classes from './dashboard.module.css'
import { Figures } from './figures.tsx'
import { OnePiece } from './one-piece.tsx'
import { ToLookAt } from './to-look-at.tsx'
import { useShownFigures } from './use-shown-figures.ts'

/**
 * The board for the start of a shift: the records that need a look, the pieces of the areas, and their other figures.
 */
export default function DashboardScreen() {
  const t = useText()
  const may = useMay()
  const { day, time } = useFormat()
  const there = useStore(connected)
  const answer = useAnswer(dashboard.figures, {}, { refetchInterval: EVERY })
  const now = answer.data?.data
  const fresh = there && !answer.error
  // Older figures stay on the screen after a failure; the heading then says that they are not up to date.
  const hasFailed = !now && Boolean(answer.error)
  const shown = useShownFigures(now)
  const pieces = usePieces().filter(({ permission }) => may(permission))
  const state = now && (fresh ? '{{day}} · as of {{time}}' : '{{day}} · as of {{time}}, not up to date')
  const hasScreens = useOpenScreens().some(({ nav, path }) => nav && path !== '/dashboard')
  // An administrator may have given a role to the user who waits here for one.
  useEffect(() => {
    if (!hasScreens && answer.dataUpdatedAt > 0) void readPermissions()
  }, [hasScreens, answer.dataUpdatedAt])
  const empty = now && pieces.length === 0 && shown.length === 0
  return (
    <>
      <Heading state={state && t(state, { day: day(now.today), time: time(answer.dataUpdatedAt) })} />
      {empty && (
        <p>
          {t(
            hasScreens
              ? 'You have no figures here. Your screens are listed on the left.'
              : 'You have no screens yet. Please ask an administrator for a role.',
          )}
        </p>
      )}
      <div className={classes.board}>
        <ToLookAt asked={answer} figures={shown.filter(({ look }) => look)} />
        {pieces.map((piece) => (
          <OnePiece key={piece.name} piece={piece} />
        ))}
      </div>
      {hasFailed && !shown.some(({ look }) => look) && (
        <Alert color="red" role="alert" title={t('These figures could not be loaded.')}>
          <Button size="xs" color="red" onClick={() => void answer.refetch()}>
            {t('Try again')}
          </Button>
        </Alert>
      )}
      {!hasFailed && <Figures figures={shown.filter(({ look }) => !look)} fresh={fresh} />}
    </>
  )
}
