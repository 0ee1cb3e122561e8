import { Paper } from '@mantine/core'
import { formatTotal } from '@nivas/contract/count.ts'
import { Link } from '@tanstack/react-router'
import { asSearch } from '../app/search.ts'
import { LargeNumber } from '../ui/board/large-number.tsx'
import type { LeadsTo } from '../ui/board/lead.tsx'
import classes from './figure.module.css'

type Props = {
  title: string
  value: number
  /** Whether the figure is up to date; a stale one is grey. */
  fresh: boolean
  /** The link to the records that the figure counts, if the user may open it. */
  leadsTo: LeadsTo | undefined
}

/** A number that is readable from two metres. */
export function Figure({ title, value, fresh, leadsTo }: Props) {
  const content = (
    <>
      <span className={classes.title}>{title}</span>
      <LargeNumber text={formatTotal(value)} rem={2.5} />
    </>
  )
  return (
    <Paper component="li" withBorder className={classes.figure} data-fresh={fresh}>
      {leadsTo === undefined ? (
        <div className={classes.content}>{content}</div>
      ) : (
        <Link to={leadsTo.to} search={asSearch(leadsTo.search ?? {})} className={classes.content}>
          {content}
        </Link>
      )}
    </Paper>
  )
}
