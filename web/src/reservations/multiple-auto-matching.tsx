import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { combinedStay } from '@nivas/contract/reservations/combine.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { type StayDates, shownDays } from '@nivas/contract/reservations/stay.ts'
import { useAnswer, useCall } from '../api/hooks.ts'
import { Dialog } from '../ui/dialog.tsx'
import { AutoMatching, type PreviewProps } from './auto-matching.tsx'
import { asItWasRead, PreviewOf } from './preview-of.tsx'
import { Apart, Several } from './several.tsx'

type Props = {
  selected: readonly Reservation[]
  onClose: () => void
  onMatched: () => void
  onHeld?: ((held: Reservation) => void) | undefined
}

/** Auto matching of several NEW reservations, which are combined into one. */
export function MultipleAutoMatching({ selected, onClose, onMatched, onHeld }: Props) {
  const stay = combinedStay(selected)
  const title = 'Multiple Auto Matching'
  if (!stay)
    return (
      <Dialog title={title} onClose={onClose}>
        <Several reservations={selected} />
        <Apart />
      </Dialog>
    )
  const ids = selected.map(({ id }) => id)
  return (
    <AutoMatching
      title={title}
      stay={stay}
      party={<Several reservations={selected} />}
      preview={({ wanted, outcome }) => (
        <Preview
          ids={ids}
          stay={stay}
          guest={selected.map(({ applicant_name }) => applicant_name).join(', ')}
          wanted={wanted}
          outcome={{
            ...outcome,
            onSuccess: (answer) => {
              outcome.onSuccess(answer)
              onMatched()
            },
          }}
        />
      )}
      onClose={onClose}
      onHeld={onHeld}
    />
  )
}

type ShownProps = PreviewProps & { ids: number[]; stay: StayDates; guest: string }

function Preview({ ids, stay, guest, wanted, outcome }: ShownProps) {
  const choice = useAnswer(
    calls.previewMultipleAuto,
    { reservation_ids: ids.join(','), ...wanted },
    asItWasRead,
  )
  const hold = useCall(calls.multipleAuto, outcome)
  return (
    <PreviewOf
      answer={choice}
      holding={hold}
      guest={guest}
      onHold={(room_ids, agreement) =>
        hold.mutate({ reservation_ids: ids, ...wanted, room_ids, ...shownDays(stay), ...agreement })
      }
    />
  )
}
