import { Text } from '@mantine/core'
import {
  type Capacity,
  hasTooFewPlaces,
  hasTooManyRooms,
  wrongCapacity,
} from '@nivas/contract/reservations/capacity.ts'
import { CallFailure } from '../api/failure.ts'
import { type Translate, useText } from '../languages/use-text.ts'
import { type Fact, useConfirm } from '../ui/confirm.tsx'

/** Returns 'places 5, people 20' in the user's language. */
export const placesText = (t: Translate, { places, people }: Pick<Capacity, 'places' | 'people'>): string =>
  t('places {{places}}, people {{people}}', { places, people })

/** Returns the warning about rooms with too few places or far too many; empty when they fit. */
function warningOf(t: Translate, capacity: Capacity): string {
  const { people, places, rooms } = capacity
  if (hasTooFewPlaces(capacity)) return t('{{count}} without a place', { count: people - places })
  if (hasTooManyRooms(capacity)) return t('far more rooms than people: {{rooms}}', { rooms })
  return ''
}

/** Shows places and people while rooms are chosen, with a warning when they do not fit. */
export function Places({ of }: { of: Capacity }) {
  const t = useText()
  const warning = warningOf(t, of)
  return (
    <Text role="status" fw={600} data-testid="places" {...(warning && { c: 'red' })}>
      {placesText(t, of)}
      {warning && ` · ${warning}`}
    </Text>
  )
}

/** The field of a call that says that staff agreed to the places. */
type Agreement = { agreed_places?: true }

/** Returns the fact to show in a question about rooms that do not fit their people; undefined when they fit. */
export const wrongPlaces = (t: Translate, now: Capacity, before?: Capacity): Fact | undefined =>
  wrongCapacity(now, before) && [t('Places'), `${placesText(t, now)} · ${warningOf(t, now)}`]

/** Whether the server refused rooms because staff have not agreed to their places. */
export const lacksAgreement = (failure: unknown): failure is CallFailure =>
  failure instanceof CallFailure && 'agreed_places' in failure.fields

/** Asks whether to give rooms with too few places, or far too many rooms. */
export function usePlacesQuestion() {
  const t = useText()
  const confirm = useConfirm()
  const ask = (guest: string, fact: Fact) =>
    confirm({
      title: 'Assign these rooms anyway?',
      facts: [[t('Guest'), guest], fact],
      text: 'Your agreement is recorded.',
      action: 'Assign these rooms',
      danger: true,
    })
  return {
    /** Asks before the call. Resolves to the agreement to send with it, or to undefined when the user cancels. */
    settle: async (guest: string, now: Capacity, before?: Capacity): Promise<Agreement | undefined> => {
      const wrong = wrongPlaces(t, now, before)
      if (!wrong) return {}
      return (await ask(guest, wrong)) ? { agreed_places: true } : undefined
    },
    /** Asks after the server's refusal, where the screen did not know the rooms. */
    askAfter: (guest: string, failure: CallFailure): Promise<boolean> =>
      ask(guest, [t('Places'), t(failure.text)]),
  }
}
