import { addDays, ageOn } from '@nivas/contract/dates.ts'
import type { Member } from '@nivas/contract/reservations/schemas.ts'
import { type Region, regions } from './names.ts'
import { between, chance, pick, type Random } from './random.ts'

/** A row of the registry. */
export type Customer = {
  id_card_no: string
  main_name: string
  surname: string
  father_name: string
  dob: string
  phone: string
  city: string
  email: string
}

/** Adults who live together and share a surname. The first one writes the applications. */
export type Household = { region: Region; people: Customer[] }

const DAYS_OF_A_YEAR = 365.25

export const fullName = ({ main_name, surname }: Customer): string => `${main_name} ${surname}`

/** Makes an e-mail address from a Latin name; for other names from a number. */
const mailbox = (name: string, surname: string, running: number) =>
  /^[a-z]+$/i.test(name + surname) ? `${name}.${surname}${running}`.toLowerCase() : `satsangi${running}`

const birthday = (random: Random, age: number, today: string) =>
  addDays(today, -Math.floor((age + random()) * DAYS_OF_A_YEAR))

const without = (names: string[], name: string) => names.filter((other) => other !== name)

/** Returns the ages of a household: a person, the spouse, a parent or an adult child, and a brother or sister. */
function agesOf(random: Random): number[] {
  const own = between(random, 26, 74)
  const third = own > 48 ? own - between(random, 24, 29) : own + between(random, 21, 26)
  return [own, Math.max(21, own + between(random, -6, 4)), third, Math.max(19, own + between(random, -7, 7))]
}

/** Makes a family of 1 to 4 adults. `running` numbers all people, which makes their cards unique. */
export function makeHousehold(random: Random, size: number, running: number, today: string): Household {
  const region = pick(random, regions)
  const surname = pick(random, region.surnames)
  const city = pick(random, region.towns)
  const firstIsMan = chance(random, 0.6)
  const people = agesOf(random)
    .slice(0, size)
    .map((age, i): Customer => {
      const isMan = i === 1 ? !firstIsMan : i === 0 ? firstIsMan : chance(random, 0.5)
      const main_name = pick(random, isMan ? region.men : region.women)
      return {
        // Multiples of seven, so that a card number with one wrong digit does not belong to another person.
        id_card_no: `${region.branch}-${String(100_000 + (running + i) * 7)}`,
        main_name,
        surname,
        father_name: `${pick(random, without(region.men, main_name))} ${surname}`,
        dob: birthday(random, age, today),
        phone: `+91 50${String(between(random, 0, 999)).padStart(3, '0')} ${String(between(random, 0, 99_999)).padStart(5, '0')}`,
        city,
        email: `${mailbox(main_name, surname, running + i)}@example.org`,
      }
    })
  return { region, people }
}

/** Makes `count` people of the registry, by household. */
export function makeRegistry(random: Random, count: number, today: string): Household[] {
  const households: Household[] = []
  for (let made = 0; made < count; ) {
    const household = makeHousehold(random, Math.min(between(random, 1, 4), count - made), made, today)
    households.push(household)
    made += household.people.length
  }
  return households
}

export type Party = { adults: number; children: number; babies: number }

/** Returns the members of a household's reservation: its people, then friends without a card, children and babies. */
export function membersOf(
  random: Random,
  { region, people }: Household,
  party: Party,
  on: string,
  withCards: boolean,
): Member[] {
  const adults = Math.max(1, party.adults)
  const surname = people[0]?.surname ?? ''
  const known = people.slice(0, adults).map((person) => ({
    name: fullName(person),
    age: ageOn(person.dob, on),
    i_card_number: withCards ? person.id_card_no : 'NA',
  }))
  const others = (count: number, young: number, old: number) =>
    Array.from({ length: count }, () => ({
      name: `${pick(random, [...region.men, ...region.women])} ${surname}`,
      age: between(random, young, old),
      i_card_number: 'NA',
    }))
  return [
    ...known,
    ...others(adults - known.length, 18, 78),
    ...others(party.children, 3, 12),
    ...others(party.babies, 0, 2),
  ]
}
