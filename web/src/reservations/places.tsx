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

/** 'places 5 of 20', for the reader. */
export const placesText = (t: Translate, { places, people }: Pick<Capacity, 'places' | 'people'>): string =>
  t('places {{places}} of {{people}}', { places, people })

/** What is wrong with rooms for so many people, in words; empty where nothing is. */
function warningOf(t: Translate, capacity: Capacity): string {
  const { people, places, rooms } = capacity
  if (hasTooFewPlaces(capacity)) return t('{{count}} without a place', { count: people - places })
  if (hasTooManyRooms(capacity)) return t('far more rooms than people: {{rooms}}', { rooms })
  return ''
}

/** Places and people side by side, while rooms are chosen; it says when these do not fit each other. */
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

/** What a call carries once the places of its rooms are settled. */
type Agreement = { agreed_places?: true }

/** What a question names of rooms that do not fit their people; undefined where they do. */
export const wrongPlaces = (t: Translate, now: Capacity, before?: Capacity): Fact | undefined =>
  wrongCapacity(now, before) && [t('Places'), `${placesText(t, now)} · ${warningOf(t, now)}`]

/** Whether the server refused rooms because nobody has agreed to their places. */
export const lacksAgreement = (failure: unknown): failure is CallFailure =>
  failure instanceof CallFailure && 'agreed_places' in failure.fields

/** Asks whether rooms are to be given that are too small, or far too many. */
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
    /** Before the call: resolves to what the call is to carry, or to undefined when nothing is to be done. */
    settle: async (guest: string, now: Capacity, before?: Capacity): Promise<Agreement | undefined> => {
      const wrong = wrongPlaces(t, now, before)
      if (!wrong) return {}
      return (await ask(guest, wrong)) ? { agreed_places: true } : undefined
    },
    /** After the server has refused, where the screen did not know the rooms. */
    askAfter: (guest: string, failure: CallFailure): Promise<boolean> =>
      ask(guest, [t('Places'), t(failure.text)]),
  }
}
