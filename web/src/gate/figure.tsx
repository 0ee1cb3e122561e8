import { Paper } from '@mantine/core'
import { formatCount } from '@nivas/contract/count.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { LargeNumber } from '../ui/board/large-number.tsx'
import classes from './live-board.module.css'

type Props = { title: string; value: number; note?: string | undefined; warns?: boolean }

/** A number that is readable from two metres. */
export function Figure({ title, value, note, warns }: Props) {
  return (
    <Paper component="li" withBorder className={classes.figure} data-warns={warns || undefined}>
      <span className={classes.title}>{title}</span>
      <span className={classes.value}>
        {warns && <IconAlertTriangle size="2.5rem" aria-hidden />}
        <LargeNumber text={formatCount(value)} rem={3.5} />
      </span>
      {note && <span className={classes.title}>{note}</span>}
    </Paper>
  )
}
