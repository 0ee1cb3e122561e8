import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { shownDays } from '@nivas/contract/reservations/stay.ts'
import { useAnswer, useCall } from '../api/hooks.ts'
import { AutoMatching, type PreviewProps } from './auto-matching.tsx'
import { Preferences } from './preferences.tsx'
import { asItWasRead, PreviewOf } from './preview-of.tsx'

type Props = {
  reservation: Reservation
  onClose: () => void
  onHeld?: ((held: Reservation) => void) | undefined
}

/** Auto matching of one NEW reservation. */
export const RoomAutoMatching = ({ reservation, onClose, onHeld }: Props) => (
  <AutoMatching
    title="Room Auto Matching"
    stay={reservation}
    party={<Preferences reservation={reservation} />}
    assigned={reservation.building?.id}
    preview={(props) => <Preview reservation={reservation} {...props} />}
    onClose={onClose}
    onHeld={onHeld}
  />
)

type PreviewOfOne = PreviewProps & Pick<Props, 'reservation'>

function Preview({ reservation, wanted, outcome, ...said }: PreviewOfOne) {
  const { id } = reservation
  const choice = useAnswer(calls.previewAuto, { id, ...wanted }, asItWasRead)
  const hold = useCall(calls.auto, outcome)
  return (
    <PreviewOf
      answer={choice}
      holding={hold}
      {...said}
      guest={reservation.applicant_name}
      onHold={(room_ids, agreement) =>
        hold.mutate({ id, ...wanted, room_ids, ...shownDays(reservation), ...agreement })
      }
    />
  )
}
