import { addDays } from '@nivas/contract/dates.ts'
import { bhaintTotal, type Line } from '@nivas/contract/pos/line.ts'
import type { CategoryType } from '@nivas/contract/pos/systems.ts'
import { between, chance, pick, type Random } from '../../demo/random.ts'
import { type Good, priceOn } from './read-goods.ts'

/** The lines of one sale, with at most one line for each product. */
type Chosen = Omit<Line, 'key'>[]

const offered = [21, 51, 101, 151, 251, 501, 1100] as const

/** Picks a product; the first ones are much more frequent than the last ones. */
const popular = (random: Random, goods: readonly Good[]): Good | undefined =>
  goods[Math.floor(goods.length * random() ** 3)]

const without = { actualPrice: null, fromdate: null, todate: null }

function lineOf(random: Random, good: Good, day: string, qty: number): Chosen[number] {
  const { prices: _, systemid: __, ...product } = good
  return { product, qty, price: good.isvariable ? pick(random, offered) : priceOn(good, day), ...without }
}

/** Returns lines of different goods, with one to three pieces of each. */
function some(random: Random, goods: readonly Good[], day: string, most: number): Chosen {
  const wanted = Array.from({ length: between(random, 1, most) }, () => popular(random, goods))
  return [...new Set(wanted)].flatMap((good) =>
    good ? [lineOf(random, good, day, pick(random, [1, 1, 1, 1, 2, 3]))] : [],
  )
}

/** Returns a line of free Prasad against the Bhaint of a sale, worth at most half of it; none if no Prasad is. */
function freePrasad(random: Random, lines: Chosen, prasad: readonly Good[], day: string): Chosen {
  const half = bhaintTotal(lines) / 2
  const worth = prasad.filter((good) => priceOn(good, day) > 0 && priceOn(good, day) <= half)
  if (worth.length === 0) return []
  const good = pick(random, worth)
  return [{ ...lineOf(random, good, day, 1), price: 0, actualPrice: priceOn(good, day) }]
}

/** Returns lines of lunch, dinner or both, for one or more days in a row. */
function meals(random: Random, goods: readonly Good[], day: string): Chosen {
  const fromdate = addDays(day, between(random, 0, 3))
  const todate = addDays(fromdate, pick(random, [0, 0, 0, 1, 2, 4]))
  const kinds = pick(random, [['L'], ['D'], ['L', 'D']] as const)
  return kinds.flatMap((kind) => {
    const good = popular(
      random,
      goods.filter(({ mealtype }) => mealtype === kind),
    )
    return good ? [{ ...lineOf(random, good, day, between(random, 1, 4)), fromdate, todate }] : []
  })
}

/** Returns the lines of one sale at a shop on a day. */
export function chooseLines(random: Random, goods: readonly Good[], day: string): Chosen {
  const of = (type: CategoryType) => goods.filter((good) => good.type === type)
  const prasad = of('p')
  switch (goods[0]?.systemid) {
    case 1: {
      if (chance(random, 0.25)) return some(random, prasad, day, 3)
      const bhaint = some(random, of('b'), day, 2)
      return chance(random, 0.4) ? [...bhaint, ...freePrasad(random, bhaint, prasad, day)] : bhaint
    }
    case 2:
      return some(random, goods, day, 4)
    case 3: {
      const eaten = chance(random, 0.85) ? meals(random, of('m'), day) : []
      return eaten.length === 0 || chance(random, 0.15) ? [...eaten, ...some(random, prasad, day, 2)] : eaten
    }
    default:
      return []
  }
}
