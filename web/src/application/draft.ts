import { hideNumbers } from '@nivas/contract/identity/hide-numbers.ts'
import type { Identity, PublicApplication } from '@nivas/contract/reservations/application.ts'
import { isMask, maskCard } from '@nivas/contract/reservations/mask.ts'
import { isYounger } from '../api/age.ts'
import { storedValue, storeValue } from '../api/stored-value.ts'
import type { DraftOf, InitialOf } from '../ui/form/draft.ts'
import { HEALTH } from '../ui/form/keepable.ts'

export type ApplicationDraft = DraftOf<typeof PublicApplication>

/** All fields of the form. The language is the user's. */
export type WholeDraft = InitialOf<typeof PublicApplication, 'language'>

export const EMPTY_MEMBER = { name: '', age: '', i_card_number: '' } as const

/** The empty fields of an applicant without a card. */
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

/** Returns the initial values of the form, for a person of the registry or for a person without a card. */
export function emptyApplication(found?: Identity): WholeDraft {
  const customer = found?.customer[0]
  return {
    ...REST,
    ...NO_CARD,
    // The applicant is the first member.
    members: [{ ...EMPTY_MEMBER }],
    preferred_buildings: [],
    without_card: !found,
    // The proof of identity names the card, so its number is neither stored nor sent again.
    id_card_no: customer ? maskCard(customer.id_card_no) : '',
    phone: customer?.phone ?? '',
    email: customer?.email ?? '',
    applicant_city: customer?.city ?? '',
    identity: found?.identity ?? '',
  }
}

/**
 * Returns the applicant of a begun form after their identity was proved again. Typed values stay, and new masks replace
 * the earlier ones.
 */
export function provedAnew(
  { phone, email, applicant_city }: Pick<ApplicationDraft, 'phone' | 'email' | 'applicant_city'>,
  found: Identity | undefined,
) {
  const { without_card, id_card_no, identity, ...shown } = emptyApplication(found)
  return {
    without_card,
    id_card_no,
    identity,
    phone: !phone || isMask(phone) ? shown.phone : phone,
    email: !email || isMask(email) ? shown.email : email,
    applicant_city: applicant_city || shown.applicant_city,
  }
}

/**
 * An application that was begun on this phone. `at` is the time of its last change, in ms. `lacksHealth` means that it
 * had a text about health, which has to be typed again.
 */
export type Begun = { at: number; values: WholeDraft; lacksHealth: boolean }

const STORAGE_KEY = 'nivas.application'

/** The lifetime of the proof of identity, in ms. */
const HOURS_24 = 86_400_000

/**
 * Returns the part of a draft that may be stored on a phone that others use too: no card numbers, no identity numbers
 * in any text, and nothing about health.
 */
const storable = (values: ApplicationDraft): ApplicationDraft => ({
  ...hideNumbers(values, () => '', ['identity']),
  id_card_no: isMask(values.id_card_no) ? values.id_card_no : '',
  other_card_no: '',
  [HEALTH]: '',
  members: (values.members ?? []).map((member) => ({ ...member, i_card_number: '' })),
})

const isBegun = (value: unknown): value is Begun =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Begun).at === 'number' &&
  Array.isArray((value as Begun).values?.members)

/** Returns the draft that was begun here within a day, if there is one. */
export function begunBefore(now = Date.now()): Begun | undefined {
  try {
    const begun: unknown = JSON.parse(storedValue(STORAGE_KEY) ?? 'null')
    if (isBegun(begun) && isYounger(begun.at, HOURS_24, now))
      return {
        at: begun.at,
        values: { ...emptyApplication(), ...begun.values },
        lacksHealth: begun.lacksHealth === true,
      }
  } catch {
    // The stored text is not JSON, so there is no draft.
  }
  forgetDraft()
  return undefined
}

export function keepDraft(values: ApplicationDraft, lackedHealth = false, now = Date.now()): void {
  const lacksHealth = lackedHealth || Boolean(values[HEALTH]?.trim())
  storeValue(STORAGE_KEY, JSON.stringify({ at: now, values: storable(values), lacksHealth }))
}

export const forgetDraft = (): void => storeValue(STORAGE_KEY, undefined)
