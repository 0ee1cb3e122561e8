import type { Status } from '@nivas/contract/reservations/schemas.ts'
import { useText } from '../languages/use-text.ts'
import classes from './status-badge.module.css'

/** Shows the status of a reservation as a word in the colour of the status. */
export function StatusBadge({ status }: { status: Status }) {
  const t = useText()
  return (
    <span className={classes.badge} data-status={status}>
      {t(status)}
    </span>
  )
}

/** Says that a reservation has lost its rooms. It stands beside the status, or in place of the rooms. */
export function AllotmentCancelled() {
  const t = useText()
  return <span className={classes.note}>{t('Allotment cancelled')}</span>
}
