import { EDGE, type Runs, withEnds } from '../../web/src/ui/transliteration/model.ts'
import { type Ngrams, WIDTH } from './ngrams.ts'

/** Returns the log probability of a symbol after a run, even of a symbol that was never seen there. */
function chanceAfter(model: Ngrams, run: number, symbol: number): number {
  let log = 0
  for (let node = run; ; node = model.shorter[node] ?? 0) {
    const found = model.child.get(node * WIDTH + symbol)
    if (found !== undefined) return log + (model.chance[found] ?? 0)
    if (node === 0) return log - 12
    log += model.left[node] ?? 0
  }
}

/** Marks the runs that are worth storing: they change the prediction enough, weighted by their frequency. */
function worthKeeping(model: Ngrams, least: number): Uint8Array {
  const keep = new Uint8Array(model.parent.length)
  const byDepth = Array.from(model.parent.keys()).sort(
    (a, b) => (model.depth[b] ?? 0) - (model.depth[a] ?? 0),
  )
  for (const node of byDepth) {
    const up = model.parent[node] ?? 0
    const isShort = (model.depth[node] ?? 0) <= 1
    if (!isShort && !keep[node]) {
      const without =
        (model.left[up] ?? 0) + chanceAfter(model, model.shorter[up] ?? 0, model.symbol[node] ?? EDGE)
      const gain = (model.raw[node] ?? 0) * Math.abs((model.chance[node] ?? 0) - without)
      if (gain < least) continue
    }
    keep[node] = 1
    keep[up] = 1
  }
  return keep
}

/**
 * Returns the runs that are worth storing in the format of the reader, with the children of a run together. Computes
 * the remaining probability, for symbols without a stored run, again.
 */
export function compact(model: Ngrams, least = 0): Runs {
  const keep = worthKeeping(model, least)
  const children: number[][] = model.parent.map(() => [])
  for (let node = 1; node < model.parent.length; node++)
    if (keep[node]) children[model.parent[node] ?? 0]?.push(node)
  const order = [0]
  const first: number[] = []
  for (let at = 0; at < order.length; at++) {
    const own = children[order[at] ?? 0] ?? []
    own.sort((a, b) => (model.symbol[a] ?? 0) - (model.symbol[b] ?? 0))
    first.push(order.length)
    order.push(...own)
  }
  first.push(order.length)
  const left = order.map((node) => {
    const own = children[node] ?? []
    if (node === 0 || own.length === 0) return 0
    let seen = 0
    let below = 0
    for (const child of own) {
      seen += Math.exp(model.chance[child] ?? 0)
      below += Math.exp(chanceAfter(model, model.shorter[node] ?? 0, model.symbol[child] ?? 0))
    }
    return Math.log(Math.max(1e-5, 1 - seen) / Math.max(1e-5, 1 - below))
  })
  return withEnds({
    first: Uint32Array.from(first),
    symbol: Uint16Array.from(order, (node) => Math.max(0, model.symbol[node] ?? 0)),
    chance: Float32Array.from(order, (node) => model.chance[node] ?? 0),
    left: Float32Array.from(left),
  })
}
