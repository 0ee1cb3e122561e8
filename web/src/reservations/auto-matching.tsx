import { Button, Group, Stack, Text } from '@mantine/core'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import type { MatchingBuilding } from '@nivas/contract/reservations/matching.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { MAX_ROOMS, type StayDates } from '@nivas/contract/reservations/stay.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import type { CallFailure } from '../api/failure.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { NumberField } from '../ui/fields/number-field.tsx'
import { whole } from '../ui/fields/whole.ts'
import { wrongWhole } from '../ui/fields/wrong-whole.ts'
import { Refusal, useRefusal } from '../ui/refusal.tsx'
import { MatchingBuildings } from './matching-buildings.tsx'
import { matchingMakesStale } from './stale.ts'

/** The input of a preview, and what to do when its rooms were held or refused. */
export type PreviewProps = {
  wanted: { building_id: number; number_of_rooms: number }
  /** Whether the number is as it was typed; if it is not, the field says so and gets the focus. */
  mayHold: () => boolean
  /** Called when the preview itself shows why the hold was refused. */
  onRefusalShown: () => void
  onClose: () => void
  outcome: {
    makesStale: typeof matchingMakesStale
    failsQuietly: true
    onSuccess: (answer: { data: Reservation }) => void
    onFailure: (failure: CallFailure) => void
  }
}

type Props = {
  title: PlainKey
  stay: StayDates
  /** The guests of the rooms. */
  party: ReactNode
  /** The assigned building, which comes first. */
  assigned?: number | undefined
  /** Shows the rooms that would be taken, and takes them. */
  preview: (props: PreviewProps) => ReactNode
  onClose: () => void
  onHeld?: ((held: Reservation) => void) | undefined
}

/**
 * Auto matching: staff choose a number of rooms and a building, see the chosen rooms with the reasons, then hold them.
 */
export function AutoMatching({ title, stay, party, assigned, preview, onClose, onHeld }: Props) {
  const t = useText()
  const word = useWord()
  const [number, setNumber] = useState<number | ''>(1)
  const [building, setBuilding] = useState<MatchingBuilding>()
  const refusal = useRefusal()
  const numberField = useRef<HTMLInputElement>(null)
  const buildings = useAnswer(
    calls.matchingBuildings,
    { arrival: stay.arrival_date, departure: stay.departure_date },
    { staleTime: 0 },
  )
  const outcome = {
    makesStale: matchingMakesStale,
    failsQuietly: true as const,
    onSuccess: ({ data }: { data: Reservation }) => {
      onClose()
      onHeld?.(data)
    },
    onFailure: refusal.show,
  }
  const wrongNumber = wrongWhole(number, 1, MAX_ROOMS)
  /** Whether the number is as it was typed; if it is not, the field says so and gets the focus. */
  const isAccepted = () => numberField.current?.reportValidity() !== false
  const isNumber = number !== '' && !wrongNumber

  return (
    <Dialog title={title} onClose={onClose} size="wide">
      <Stack gap="sm">
        {party}
        <Refusal text={refusal.text} onDismiss={refusal.dismiss} />
        <Group align="flex-end">
          <NumberField
            ref={numberField}
            label={t('Number of rooms')}
            value={number}
            onChange={(value) => {
              refusal.dismiss()
              setNumber(value)
            }}
            min={1}
            max={MAX_ROOMS}
            {...whole}
            error={wrongNumber && t(wrongNumber)}
            data-autofocus
          />
          {building && (
            <Button
              variant="default"
              leftSection={<IconArrowLeft size="1.1em" />}
              onClick={() => {
                refusal.dismiss()
                setBuilding(undefined)
                numberField.current?.focus()
              }}
            >
              {t('Other building')}
            </Button>
          )}
        </Group>
        {building && isNumber ? (
          <>
            <Text fw={600}>{word(building.name)}</Text>
            {preview({
              wanted: { building_id: building.id, number_of_rooms: number },
              outcome,
              mayHold: isAccepted,
              onRefusalShown: refusal.dismiss,
              onClose,
            })}
          </>
        ) : (
          <MatchingBuildings
            buildings={buildings.data?.data}
            failed={buildings.isError && !buildings.data}
            onRetry={() => void buildings.refetch()}
            number={isNumber ? number : 0}
            assigned={assigned}
            onSelect={(selected) => {
              if (!isAccepted()) return
              refusal.dismiss()
              setBuilding(selected)
            }}
          />
        )}
      </Stack>
    </Dialog>
  )
}
