import type { Status } from '@nivas/contract/reservations/schemas.ts'
import { useText } from '../languages/use-text.ts'
import classes from './status-badge.module.css'

/** The status of a reservation: its word, in its one colour. */
export function StatusBadge({ status }: { status: Status }) {
  const t = useText()
  return (
    <span className={classes.badge} data-status={status}>
      {t(status)}
    </span>
  )
}

/** A reservation has lost its rooms: beside its status, or where its rooms would stand. */
export function AllotmentCancelled() {
  const t = useText()
  return <span className={classes.note}>{t('Allotment cancelled')}</span>
}
