/** The counts of runs of symbols, and the probability of a symbol after others (modified Kneser-Ney, interpolated). */
export type Ngrams = {
  order: number
  /** The node of the symbol `n % WIDTH` after node `floor(n / WIDTH)`; node 0 is the empty run. */
  child: Map<number, number>
  /** The run without its first symbol. */
  shorter: number[]
  /** The log probability of the last symbol of the run after the symbols before it. */
  chance: number[]
  /** The log of the probability left for symbols that were never seen after this run. */
  left: number[]
  /** The count of the run. */
  raw: number[]
  depth: number[]
  symbol: number[]
  parent: number[]
}
export const WIDTH = 4096
/** The symbol before the first and after the last symbol of a sequence. */
const EDGE = 0

type Tree = Pick<Ngrams, 'child' | 'parent' | 'symbol' | 'depth' | 'raw'>

/** Counts every run of at most `order` symbols of the sequences, with the weight of each sequence. */
function countRuns(
  sequences: readonly (readonly number[])[],
  order: number,
  weights: readonly number[] | undefined,
): Tree {
  const child = new Map<number, number>()
  const parent = [0]
  const symbol = [-1]
  const depth = [0]
  const raw = [0]
  const below = (node: number, next: number): number => {
    const at = node * WIDTH + next
    const known = child.get(at)
    if (known !== undefined) return known
    const made = parent.length
    child.set(at, made)
    parent.push(node)
    symbol.push(next)
    depth.push((depth[node] ?? 0) + 1)
    raw.push(0)
    return made
  }
  sequences.forEach((sequence, s) => {
    const all = [EDGE, ...sequence, EDGE]
    const weight = weights?.[s] ?? 1
    for (let end = 1; end < all.length; end++)
      for (let start = Math.max(0, end - order + 1); start <= end; start++) {
        let node = 0
        for (let at = start; at <= end; at++) node = below(node, all[at] ?? 0)
        raw[node] = (raw[node] ?? 0) + weight
      }
  })
  return { child, parent, symbol, depth, raw }
}

/** Returns, for each run, the run without its first symbol. */
function shorterRuns({ child, parent, symbol }: Tree): number[] {
  const shorter = new Array<number>(parent.length).fill(0)
  for (let node = 1; node < parent.length; node++) {
    const up = parent[node] ?? 0
    shorter[node] = up === 0 ? 0 : (child.get((shorter[up] ?? 0) * WIDTH + (symbol[node] ?? 0)) ?? 0)
  }
  return shorter
}

/** Counts a run that is shorter than the order by its distinct preceding symbols, unless it begins a word. */
function distinctCounts({ parent, symbol, depth, raw }: Tree, shorter: readonly number[], order: number) {
  const nodes = parent.length
  const startsWord = new Uint8Array(nodes)
  for (let node = 1; node < nodes; node++)
    startsWord[node] =
      parent[node] === 0 ? Number(symbol[node] === EDGE) : (startsWord[parent[node] ?? 0] ?? 0)
  const count = new Float64Array(nodes)
  for (let node = 1; node < nodes; node++) {
    if (depth[node] === order || startsWord[node]) count[node] = raw[node] ?? 0
    if ((raw[node] ?? 0) > 0 && (depth[node] ?? 0) > 1) {
      const to = shorter[node] ?? 0
      if (!startsWord[to]) count[to] = (count[to] ?? 0) + 1
    }
  }
  return count
}

/** Returns the discount of each run, which depends on its length and on its count up to 3. */
function discountsOf({ depth }: Tree, count: Float64Array, order: number): Float64Array {
  const byLength = Array.from({ length: order + 1 }, (_, d) => {
    const n = [0, 0, 0, 0, 0]
    for (let node = 1; node < count.length; node++)
      if (depth[node] === d) {
        const c = Math.ceil(count[node] ?? 0)
        if (c >= 1 && c <= 4) n[c] = (n[c] ?? 0) + 1
      }
    const [, n1 = 0, n2 = 0, n3 = 0, n4 = 0] = n
    const y = n1 / (n1 + 2 * n2 || 1)
    const of = (k: number, a: number, b: number) =>
      Math.min(k, Math.max(0.1, k - ((k + 1) * y * b) / (a || 1)))
    return [0, of(1, n1, n2), of(2, n2, n3), of(3, n3, n4)]
  })
  return count.map((c, node) => Math.min(c, byLength[depth[node] ?? 0]?.[Math.min(3, Math.ceil(c))] ?? 0))
}

/**
 * Returns the probability of the last symbol of each run after the symbols before it, and the share that is left after each
 * run for symbols that were never seen there; `sum` is the total count after the run.
 */
function interpolate(
  { parent, symbol, depth }: Tree,
  shorter: readonly number[],
  count: Float64Array,
  discounts: Float64Array,
) {
  const nodes = parent.length
  const sum = new Float64Array(nodes)
  const taken = new Float64Array(nodes)
  for (let node = 1; node < nodes; node++) {
    const up = parent[node] ?? 0
    sum[up] = (sum[up] ?? 0) + (count[node] ?? 0)
    taken[up] = (taken[up] ?? 0) + (discounts[node] ?? 0)
  }
  const plain = new Float64Array(nodes)
  const kinds = new Set(symbol).size
  plain[0] = 1 / kinds
  const byDepth = Array.from({ length: nodes }, (_, node) => node).sort(
    (a, b) => (depth[a] ?? 0) - (depth[b] ?? 0),
  )
  for (const node of byDepth) {
    if (node === 0) continue
    const up = parent[node] ?? 0
    const total = sum[up] ?? 0
    const lower = (depth[node] ?? 0) > 1 ? (plain[shorter[node] ?? 0] ?? 0) : 1 / kinds
    const rest = (count[node] ?? 0) - (discounts[node] ?? 0)
    plain[node] = total > 0 ? (rest + (taken[up] ?? 0) * lower) / total : lower
  }
  return { plain, sum, taken }
}

/** Learns the runs of up to `order` symbols from sequences; `weights` has the weight of each, by default 1. */
export function learn(
  sequences: readonly (readonly number[])[],
  order: number,
  weights?: readonly number[],
): Ngrams {
  const tree = countRuns(sequences, order, weights)
  const shorter = shorterRuns(tree)
  const count = distinctCounts(tree, shorter, order)
  const { plain, sum, taken } = interpolate(tree, shorter, count, discountsOf(tree, count, order))
  return {
    order,
    ...tree,
    shorter,
    chance: Array.from(plain, (p) => Math.log(Math.max(p, 1e-12))),
    left: Array.from(sum, (total, node) =>
      total > 0 ? Math.log(Math.max((taken[node] ?? 0) / total, 1e-12)) : 0,
    ),
  }
}
