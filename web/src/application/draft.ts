import { hideNumbers } from '@nivas/contract/identity/hide-numbers.ts'
import type { Identity, PublicApplication } from '@nivas/contract/reservations/application.ts'
import { isMask, maskCard } from '@nivas/contract/reservations/mask.ts'
import type { DraftOf, InitialOf } from '../ui/form/draft.ts'

export type ApplicationDraft = DraftOf<typeof PublicApplication>

/** All that the form asks for; the language is the reader's. */
export type WholeDraft = InitialOf<typeof PublicApplication, 'language'>

export const NOBODY = { name: '', age: '', i_card_number: '' } as const

/** The fields of an applicant without a card, empty. */
const NO_CARD = {
  id_card_reason: '',
  applicant_name: '',
  other_card_no: '',
  is_updeshi: null,
  address: '',
  referral_name: '',
} as const

const REST = {
  event_type_id: '',
  members: [],
  arrival_date: '',
  departure_date: '',
  arrival_time: '',
  departure_time: '',
  medical_constraint: '',
  bhandarghar_ticket: '',
  comments: '',
  accomodation_type: '',
  toilet_type: '',
  ac_room: '',
  preferred_buildings: [],
} as const satisfies Partial<ApplicationDraft>

/** The form as it opens: for somebody whom the registry knows, or else for somebody without a card. */
export function emptyApplication(found?: Identity): WholeDraft {
  const customer = found?.customer[0]
  return {
    ...REST,
    ...NO_CARD,
    members: [],
    preferred_buildings: [],
    without_card: !found,
    // The card is known by the proof of identity: its number is neither kept nor sent again.
    id_card_no: customer ? maskCard(customer.id_card_no) : '',
    phone: customer?.phone ?? '',
    email: customer?.email ?? '',
    applicant_city: customer?.city ?? '',
    identity: found?.identity ?? '',
  }
}

/** An application that was begun on this phone; `at` is when it was last written to, in ms. */
export type Begun = { at: number; values: WholeDraft }

const KEPT = 'nivas.application'

/** As long as the proof of identity holds, in ms. */
const HOURS_24 = 86_400_000

/** What of a draft may lie on a phone that others use too: no number of any card, and no identity number in any text. */
const withoutNumbers = (values: ApplicationDraft): ApplicationDraft => ({
  ...hideNumbers(values, () => '', ['identity']),
  id_card_no: isMask(values.id_card_no) ? values.id_card_no : '',
  other_card_no: '',
  members: (values.members ?? []).map((member) => ({ ...member, i_card_number: '' })),
})

const isBegun = (value: unknown): value is Begun =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Begun).at === 'number' &&
  Array.isArray((value as Begun).values?.members)

/** What was begun here within a day; undefined when nothing was, or when this browser keeps nothing. */
export function begunBefore(now = Date.now()): Begun | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null')
    if (isBegun(kept) && now - kept.at < HOURS_24)
      return { at: kept.at, values: { ...emptyApplication(), ...kept.values } }
    localStorage.removeItem(KEPT)
  } catch {
    // Storage is full, closed or holds something else: then nothing was begun.
  }
  return undefined
}

export function keepDraft(values: ApplicationDraft, now = Date.now()): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ at: now, values: withoutNumbers(values) }))
  } catch {
    // The form works all the same; only leaving it loses it.
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(KEPT)
  } catch {
    // As above.
  }
}
