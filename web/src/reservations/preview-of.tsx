import { Alert, Button, Stack, Text } from '@mantine/core'
import { peopleOf } from '@nivas/contract/reservations/capacity.ts'
import type { RoomChoice } from '@nivas/contract/reservations/matching.ts'
import type { TextKey } from '@nivas/contract/texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallFailure, failureText } from '../api/failure.ts'
import { makeStale } from '../api/make-stale.ts'
import { useText } from '../languages/use-text.ts'
import { keepFocus } from '../ui/keep-focus.ts'
import { KeepOpen } from '../ui/keep-open.ts'
import { ChoiceView } from './choice-view.tsx'
import { usePlacesQuestion } from './places.tsx'
import { matchingMakesStale } from './stale.ts'

/** Refusals about the reservation itself, so that a second try would be refused too. */
const finalRefusals: readonly string[] = [
  'This reservation is {{status}} now. Rooms are matched automatically only for a reservation that is NEW.',
  'This reservation was deleted meanwhile.',
  'This reservation was meanwhile combined with others. Please open the combined one.',
  'There is no such reservation',
] satisfies TextKey[]

const isFinalRefusal = (failure: unknown): boolean =>
  failure instanceof CallFailure && finalRefusals.includes(failure.text.key)

/** Options that fetch a preview only on request, so that staff hold the rooms that they saw. */
export const asItWasRead = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false }

type Props = {
  answer: {
    data: { data: RoomChoice } | undefined
    error: unknown
    isFetching: boolean
    refetch: () => Promise<{ error: unknown }>
  }
  holding: { isPending: boolean; error: unknown }
  /** Whether the shown rooms may be held: the number may have to be checked first. */
  mayHold: () => boolean
  /** Called when the new preview shows the same refusal as the hold, so that the dialog does not show it twice. */
  onRefusalShown: () => void
  /** The name of the guest, for a question about places. */
  guest: string
  /** Closes the dialog; the list behind it shows the reservation as it is now. */
  onClose: () => void
  onHold: (roomIds: number[], agreement: { agreed_places?: true }) => void
}

/** The rooms that auto matching would hold, or why there are none. After a refused hold it is fetched again. */
export function PreviewOf({ answer, holding, mayHold, guest, onRefusalShown, onClose, onHold }: Props) {
  const t = useText()
  const { settle } = usePlacesQuestion()
  const { refetch } = answer
  const refused = holding.error
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once for each refusal.
  useEffect(() => {
    if (!refused) return
    void refetch().then(({ error }) => {
      if (error && t(failureText(error)) === t(failureText(refused))) onRefusalShown()
    })
  }, [refused])
  const client = useQueryClient()
  const isFinal = isFinalRefusal(answer.error)
  useEffect(() => {
    if (isFinal) for (const call of matchingMakesStale) void makeStale(client, call)
  }, [isFinal, client])
  if (answer.error && !answer.isFetching)
    return (
      <Alert color="red" role="alert">
        <Stack align="flex-start" gap="xs">
          <Text size="sm">{t(failureText(answer.error))}</Text>
          <Button
            // This button replaces the one that was pressed and had the focus.
            ref={(button) => keepFocus(button)}
            size="compact-sm"
            variant="default"
            onClick={() => (isFinal ? onClose() : void refetch())}
          >
            {t(isFinal ? 'Close' : 'Try again')}
          </Button>
        </Stack>
      </Alert>
    )
  // Rooms that were shown before a refusal cannot be held any more.
  const choice = answer.data?.data
  const hold = async (roomIds: number[]) => {
    if (!choice || !mayHold()) return
    const { places, members_count } = choice
    const people = peopleOf(members_count)
    const agreement = await settle(guest, { places, people, rooms: roomIds.length })
    if (agreement) onHold(roomIds, agreement)
  }
  const outdated = Boolean(refused) && answer.isFetching
  return (
    <>
      <KeepOpen when={holding.isPending} />
      <ChoiceView
        choice={outdated ? undefined : choice}
        holding={holding.isPending}
        onHold={(roomIds) => void hold(roomIds)}
      />
    </>
  )
}
