import type * as z from 'zod'
import { isNoCard, sameCard } from '../identity/card-number.ts'
import { issueOf } from '../messages.ts'
import { say } from '../texts.ts'

type Listed = { name: string; age: unknown; number: string }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The members as they are typed: any of their fields may be missing. */
const listed = (members: readonly unknown[]): Listed[] =>
  members.map((member) => {
    const { name, age, i_card_number } = (member ?? {}) as Record<string, unknown>
    return { name: textOf(name), age, number: textOf(i_card_number) }
  })

/** Adds the rule that no card is entered for two members; also checked while other fields are wrong. */
export const cardsOnce = <S extends z.ZodType<readonly unknown[]>>(members: S): S =>
  members.superRefine(
    (value, context) => {
      const cards = listed(value)
      for (const [at, card] of cards.entries()) {
        const first = cards.slice(0, at).findIndex((before) => sameCard(before, card))
        if (first < 0) continue
        const text = say('This card is entered for member {{number}} already.', { number: first + 1 })
        context.addIssue({ ...issueOf(text), path: [at, 'i_card_number'] })
      }
    },
    { when: ({ value }) => Array.isArray(value) },
  )

const nameKey = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * The first member who has the name and age of one before, unless each has a card of their own: it may be another person,
 * so that forms ask.
 */
export function enteredTwice(members: readonly unknown[]): Listed | undefined {
  const people = listed(members)
  return people.find(({ name, age, number }, at) =>
    people
      .slice(0, at)
      .some(
        (before) =>
          nameKey(name) !== '' &&
          nameKey(before.name) === nameKey(name) &&
          String(before.age) === String(age) &&
          (isNoCard(before.number) || isNoCard(number)),
      ),
  )
}
