import type { Status } from '@nivas/contract/reservations/schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useText } from '../languages/use-text.ts'
import classes from './status-badge.module.css'

const colors: Record<Status, string> = {
  NEW: 'new',
  HOLD: 'hold',
  PAID: 'paid',
  CANCELLED: 'ended',
  COMBINED: 'ended',
}

const looks = Object.fromEntries(
  Object.values(colors).map((color) => [
    color,
    {
      background: `var(--mantine-color-${color}-light)`,
      color: `var(--mantine-color-${color}-light-color)`,
    },
  ]),
)

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
      <span className={classes.badge} style={looks[colors[status]]}>
        {t(status)}
      </span>
      {note && <span className={classes.note}>{t(note)}</span>}
    </>
  )
}
