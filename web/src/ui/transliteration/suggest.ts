import { piecesOf, type Reading, reader } from './decode.ts'
import { after, chanceOf, EDGE } from './model.ts'
import { judge } from './network.ts'
import type { Model } from './unpack.ts'

/** Returns the most likely Hindi words for Latin letters, the likeliest first. */
export type Suggest = (latin: string, most: number) => string[]

/** The number of readings that are weighed by all features. */
const WEIGHED = 50

/** The longest input with suggestions. No written word is longer. */
const LONGEST = 40

/** Splits a word into letters. A consonant with its nukta and its virama is one letter. */
export const lettersOf = (word: string): string[] => word.match(/[क-ह]़?्?|./gu) ?? []

/** Returns a function for the features of a word, in the order of the weights that `train.ts` learns. */
export function weigher(model: Omit<Model, 'weights' | 'pieces'>) {
  const { letters, spelling, lists } = model
  const judges = model.networks.map((network) => judge(network, model.table))

  function spellingOf(spelled: readonly string[]): number {
    let state = after(spelling, 0, EDGE)
    let log = 0
    for (const letter of spelled) {
      const symbol = letters.get(letter) ?? 0
      log += symbol > 0 ? chanceOf(spelling, state, symbol) : -12
      state = symbol > 0 ? after(spelling, state, symbol) : 0
    }
    return log + chanceOf(spelling, state, EDGE)
  }

  return (latin: string, reading: Reading): number[] => {
    const spelled = lettersOf(reading.text)
    const log = spellingOf(spelled)
    const pieces = piecesOf(reading)
    const judged = judges.reduce((sum, one) => sum + one(latin, pieces), 0) / Math.max(1, judges.length)
    return [
      reading.log / 5,
      judged / 5,
      log / 5,
      log / Math.max(3, reading.text.length),
      ...lists.map((list) => Number(list.has(reading.text))),
      pieces.length / 5,
      spelled.length / 5,
    ]
  }
}

/**
 * Returns the function that suggests words with the trained model. Consecutive keys each cost only one more letter.
 */
export function suggester(model: Model): Suggest {
  const read = reader(model.pieces, model.table)
  const featuresOf = weigher(model)
  const weigh = (latin: string, reading: Reading) =>
    featuresOf(latin, reading).reduce((sum, feature, at) => sum + feature * (model.weights[at] ?? 0), 0)
  return (latin, most) => {
    if (latin.length > LONGEST || !/^[a-z]+$/.test(latin)) return []
    return read(latin, WEIGHED)
      .map((reading) => ({ text: reading.text, weight: weigh(latin, reading) }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, most)
      .map(({ text }) => text)
  }
}
