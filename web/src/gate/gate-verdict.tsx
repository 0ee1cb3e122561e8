import { peopleOf } from '@nivas/contract/reservations/capacity.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useMay } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { KeyButton } from '../ui/key-button.tsx'
import { PlainButton } from '../ui/plain-button.tsx'
import type { Scanned } from './find-party.ts'
import classes from './gate-scan.module.css'

const icons = { green: IconCircleCheck, amber: IconAlertTriangle, red: IconCircleX }

type Props = {
  of: Scanned
  onCheckIn: (party: Reservation) => void
  onDismiss: () => void
}

/**
 * Shows over the whole width whether a scanned party may come in: a colour, an icon and the reason. Screen readers
 * interrupt for a refusal; the live region around announces other verdicts.
 */
export function GateVerdict({ of: { tone, reason, shown, party, visitor }, onCheckIn, onDismiss }: Props) {
  const t = useText()
  const may = useMay()
  const Icon = icons[tone]
  const name = party?.applicant_name ?? visitor?.name ?? shown
  const mayCheckIn = party?.checkin_status === 'No' && may('gate-reservations-checkin')
  return (
    <div className={classes.verdict} data-tone={tone} {...(tone === 'red' && { role: 'alert' })}>
      <Icon size="2.5rem" aria-hidden />
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p>
          {party &&
            `${party.application_number} · ${t('{{count}} people', { count: peopleOf(party.members_count) })} · `}
          {t(reason)}
        </p>
      </div>
      {mayCheckIn && party && (
        <KeyButton hotkey="F4" size="md" onClick={() => onCheckIn(party)}>
          {t('Check In')}
        </KeyButton>
      )}
      <PlainButton className={classes.dismiss} onClick={onDismiss}>
        {t('Dismiss')}
      </PlainButton>
    </div>
  )
}
