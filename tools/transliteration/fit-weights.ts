/** The features of candidate words, and the index of the intended word; below 0 if it is none of them. */
export type Example = { meant: number; features: number[][] }

const ROUNDS = 8
const RATE = 0.2

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

/** Returns the weights under which the intended words are most likely, by softmax regression with AdaGrad. */
export function fitWeights(examples: readonly Example[]): number[] {
  const size = examples[0]?.features[0]?.length ?? 0
  const weights = Array.from({ length: size }, (_, at): number => (at === 0 ? 2 : 0))
  const walked = new Array<number>(size).fill(1)
  for (let round = 0; round < ROUNDS; round++)
    for (const { meant, features } of examples) {
      if (meant < 0) continue
      const scores = features.map((one) => dot(one, weights))
      const top = Math.max(...scores)
      const parts = scores.map((score) => Math.exp(score - top))
      const total = parts.reduce((sum, part) => sum + part, 0)
      parts.forEach((part, word) => {
        const wrong = part / total - Number(word === meant)
        features[word]?.forEach((value, at) => {
          const slope = wrong * value
          walked[at] = (walked[at] ?? 0) + slope * slope
          weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(walked[at] ?? 1)
        })
      })
    }
  return weights.map((weight) => Math.round(weight * 1000) / 1000)
}
