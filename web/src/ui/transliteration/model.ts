/** A piece of a word: its Latin letters, and the Devanagari letters that it stands for. */
export type Unit = { latin: string; letters: string }

/**
 * The chances of symbols after the ones before them. Nodes are runs of symbols. Node 0 is the empty run, and the
 * children of a node (the runs with one more symbol) are adjacent, in the order of their symbols.
 */
export type Runs = {
  /** The first child of each node. The children of node n end before `first[n + 1]`. */
  first: Uint32Array
  symbol: Uint16Array
  /** The log chance of the last symbol after those before it. */
  chance: Float32Array
  /** The log of the remaining chance, for symbols that were not seen after this run. */
  left: Float32Array
  /** The run without its first symbol. */
  shorter: Uint32Array
}

/** The symbol before the first symbol of a word and after its last. */
export const EDGE = 0

/** Returns the child of a node with this symbol, or 0. */
function childOf({ first, symbol }: Runs, node: number, wanted: number): number {
  let low = first[node] ?? 0
  let high = (first[node + 1] ?? 0) - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = symbol[middle] ?? 0
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return 0
}

/** Returns the longest end of a run with known followers. Only this end affects the next symbol. */
function stateOf({ first, shorter }: Runs, node: number): number {
  let at = node
  while (at > 0 && first[at] === first[at + 1]) at = shorter[at] ?? 0
  return at
}

/** The log chance of a symbol that was never seen. */
const UNSEEN = -12

/** Returns the log chance of a symbol in a state. */
export function chanceOf(runs: Runs, state: number, symbol: number): number {
  let log = 0
  for (let node = state; ; node = runs.shorter[node] ?? 0) {
    const found = childOf(runs, node, symbol)
    if (found > 0) return log + (runs.chance[found] ?? 0)
    if (node === 0) return log + UNSEEN
    log += runs.left[node] ?? 0
  }
}

/** Returns the state after one more symbol. */
export function after(runs: Runs, state: number, symbol: number): number {
  for (let node = state; ; node = runs.shorter[node] ?? 0) {
    const found = childOf(runs, node, symbol)
    if (found > 0) return stateOf(runs, found)
    if (node === 0) return 0
  }
}

/** Adds to each run the run without its first symbol, which is computed from the other fields. */
export function withEnds(runs: Omit<Runs, 'shorter'>): Runs {
  const shorter = new Uint32Array(runs.symbol.length)
  const whole = { ...runs, shorter }
  for (let node = 0; node < shorter.length; node++)
    for (let child = runs.first[node] ?? 0; child < (runs.first[node + 1] ?? 0); child++)
      if (node > 0) {
        let end = shorter[node] ?? 0
        let found = childOf(whole, end, runs.symbol[child] ?? 0)
        while (found === 0 && end > 0) {
          end = shorter[end] ?? 0
          found = childOf(whole, end, runs.symbol[child] ?? 0)
        }
        shorter[child] = found
      }
  return whole
}
