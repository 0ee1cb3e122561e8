import type { ChartParty } from '@nivas/contract/reservations/chart.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { useText } from '../../languages/use-text.ts'
import { KeyButton } from '../../ui/key-button.tsx'
import type { Loading } from '../../ui/load-failure.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import classes from './chart.module.css'
import type { Line } from './layout.ts'
import type { usePlacing } from './use-placing.ts'
import { WaitingParties } from './waiting-parties.tsx'

const NextBhent = onDemand(async () => (await import('../next-bhent.tsx')).NextBhent)

type Props = {
  /** Starts a booking; undefined for users who may not book. */
  onBook: (() => void) | undefined
  mayPlace: boolean
  parties: readonly ChartParty[]
  read: Loading
  lines: readonly Line[]
  placer: ReturnType<typeof usePlacing>
  /** The reservation of the party that was given rooms; its Bhent is the next step. */
  held: Reservation | undefined
  onBhentTaken: () => void
}

/** The area beside the chart: the button to book, and the parties that wait for rooms. */
export function Side({ onBook, mayPlace, parties, read, lines, placer, held, onBhentTaken }: Props) {
  const t = useText()
  if (!onBook && !mayPlace) return null
  return (
    <div className={classes.side}>
      {onBook && (
        <KeyButton hotkey="F2" size="xs" variant="default" onClick={onBook}>
          {t('Book free nights')}
        </KeyButton>
      )}
      {held && <NextBhent of={held} onDone={onBhentTaken} />}
      {mayPlace && <WaitingParties parties={parties} read={read} lines={lines} of={placer} />}
    </div>
  )
}
