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

/** 'places 5, people 20', in the user's language. */
export const placesText = (t: Translate, { places, people }: Pick<Capacity, 'places' | 'people'>): string =>
  t('places {{places}}, people {{people}}', { places, people })

/** The warning about rooms for this many people, in words; empty without one. */
function warningOf(t: Translate, capacity: Capacity): string {
  const { people, places, rooms } = capacity
  if (hasTooFewPlaces(capacity)) return t('{{count}} without a place', { count: people - places })
  if (hasTooManyRooms(capacity)) return t('far more rooms than people: {{rooms}}', { rooms })
  return ''
}

/** Places and people side by side, while rooms are chosen; it warns when they do not fit each other. */
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

/** The field of a call whose places were agreed to. */
type Agreement = { agreed_places?: true }

/** The fact of a question about rooms that do not fit their people; undefined when they fit. */
export const wrongPlaces = (t: Translate, now: Capacity, before?: Capacity): Fact | undefined =>
  wrongCapacity(now, before) && [t('Places'), `${placesText(t, now)} · ${warningOf(t, now)}`]

/** Whether the server refused rooms because the agreement to their places is missing. */
export const lacksAgreement = (failure: unknown): failure is CallFailure =>
  failure instanceof CallFailure && 'agreed_places' in failure.fields

/** Asks whether to give rooms that are too small, or far too many. */
export function usePlacesQuestion() {
  const t = useText()
  const confirm = useConfirm()
  const ask = (guest: string, fact: Fact) =>
    confirm({
      title: 'Give these rooms all the same?',
      facts: [[t('Guest'), guest], fact],
      text: 'Your agreement is written down.',
      action: 'Give these rooms',
      danger: true,
    })
  return {
    /** Before the call: resolves to the agreement for the call, or to undefined when it is cancelled. */
    settle: async (guest: string, now: Capacity, before?: Capacity): Promise<Agreement | undefined> => {
      const wrong = wrongPlaces(t, now, before)
      if (!wrong) return {}
      return (await ask(guest, wrong)) ? { agreed_places: true } : undefined
    },
    /** After a refusal of the server, where the screen did not know the rooms. */
    askAfter: (guest: string, failure: CallFailure): Promise<boolean> =>
      ask(guest, [t('Places'), t(failure.text)]),
  }
}
