import { Alert, Button, Paper, Skeleton, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { connected } from '../../api/client.ts'
import { useStore } from '../../api/store.ts'
import { useText } from '../../languages/use-text.ts'
import classes from './piece.module.css'

/** The part of the result of `useAnswer` that a piece needs. */
type Asked = { data: unknown; error: unknown; refetch: () => unknown }

type Props = {
  /** In the user's language. */
  title: string
  /** The calls whose figures it shows. */
  asked: readonly Asked[]
  /** Rendered when every call has answered. */
  children: () => ReactNode
}

/**
 * One piece of the dashboard: a title and figures. It loads and fails independently of other pieces. Figures that may
 * be stale stay, but turn grey.
 */
export function Piece({ title, asked, children }: Props) {
  const t = useText()
  const there = useStore(connected)
  const id = useId()
  const failed = asked.some(({ error }) => error)
  const known = asked.every(({ data }) => data !== undefined)
  const retry = () => {
    for (const one of asked) if (one.error) void one.refetch()
  }
  return (
    <Paper component="section" withBorder className={classes.piece} aria-labelledby={id}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {failed && (
        <Alert color="red" mb="xs" role="alert" title={t('These figures could not be loaded.')}>
          <Button size="xs" color="red" onClick={retry}>
            {t('Try again')}
          </Button>
        </Alert>
      )}
      {known ? (
        <div className={classes.content} data-fresh={there && !failed}>
          {!there && <Text size="sm">{t('Not up to date')}</Text>}
          {children()}
        </div>
      ) : (
        !failed && <Skeleton h="8rem" />
      )}
    </Paper>
  )
}
