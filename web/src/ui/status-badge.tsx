import type { Status } from '@nivas/contract/reservations/schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useText } from '../languages/use-text.ts'
import classes from './status-badge.module.css'

type Props = {
  status: Status
  /** A note about the status: 'Allotment cancelled'. */
  note?: PlainKey | undefined
}

/** The status of a reservation: its word, in its one colour. */
export function StatusBadge({ status, note }: Props) {
  const t = useText()
  return (
    <>
      <span className={classes.badge} data-status={status}>
        {t(status)}
      </span>
      {note && <span className={classes.note}>{t(note)}</span>}
    </>
  )
}
