import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { combinedStay } from '@nivas/contract/reservations/combine.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { type StayDates, shownDays } from '@nivas/contract/reservations/stay.ts'
import { useEffect } from 'react'
import { useAnswer, useCall } from '../api/hooks.ts'
import { Dialog } from '../ui/dialog.tsx'
import { AutoMatching, type PreviewProps } from './auto-matching.tsx'
import { asItWasRead, PreviewOf } from './preview-of.tsx'
import { selectAgain } from './select-again.ts'
import { Apart, Several } from './several.tsx'

type Props = {
  selected: readonly Reservation[]
  onClose: () => void
  onSelect: (rows: Reservation[]) => void
  onHeld?: ((held: Reservation) => void) | undefined
}

/** Auto matching of several NEW reservations, which it combines into one. */
export function MultipleAutoMatching({ selected, onClose, onSelect, onHeld }: Props) {
  const stay = combinedStay(selected)
  const title = 'Multiple Auto Matching'
  if (!stay)
    return (
      <Dialog title={title} onClose={onClose}>
        <Several reservations={selected} />
        <Apart />
      </Dialog>
    )
  const onRefused = (failure: unknown) => selectAgain(failure, { selected, onSelect, onClose })
  const ids = selected.map(({ id }) => id)
  return (
    <AutoMatching
      title={title}
      stay={stay}
      party={<Several reservations={selected} />}
      preview={({ wanted, outcome, ...said }) => (
        <Preview
          ids={ids}
          stay={stay}
          guest={selected.map(({ applicant_name }) => applicant_name).join(', ')}
          wanted={wanted}
          {...said}
          onRefused={onRefused}
          outcome={{
            ...outcome,
            onFailure: (failure) => {
              outcome.onFailure(failure)
              onRefused(failure)
            },
            onSuccess: (answer) => {
              outcome.onSuccess(answer)
              onSelect([])
            },
          }}
        />
      )}
      onClose={onClose}
      onHeld={onHeld}
    />
  )
}

type ShownProps = PreviewProps & {
  ids: number[]
  stay: StayDates
  guest: string
  onRefused: (failure: unknown) => void
}

function Preview({ ids, stay, guest, wanted, outcome, onRefused, ...said }: ShownProps) {
  const choice = useAnswer(
    calls.previewMultipleAuto,
    { reservation_ids: ids.join(','), ...wanted },
    asItWasRead,
  )
  const hold = useCall(calls.multipleAuto, outcome)
  const { error } = choice
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (error) onRefused(error)
  }, [error])
  return (
    <PreviewOf
      answer={choice}
      holding={hold}
      {...said}
      guest={guest}
      onHold={(room_ids, agreement) =>
        hold.mutate({ reservation_ids: ids, ...wanted, room_ids, ...shownDays(stay), ...agreement })
      }
    />
  )
}
