import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Fuzzed } from '../../server/src/testing/fuzz/fuzz.ts'

/** The findings of a round, its duration in seconds, and the memory of both sides at its end, in MB. */
export type Round = Fuzzed & { seconds: number; client: number; server: number }

/** The options of a run, and its finished rounds. */
export type Progress = { inputs: number; seed: number; only: string; rounds: Round[] }

const folder = new URL('../../.cache/', import.meta.url)
const file = new URL('fuzz.json', folder)

/**
 * Stores the finished rounds for `--resume`, in a new file that is then renamed, so that a kill leaves a complete
 * file.
 */
export function storeProgress(progress: Progress): void {
  mkdirSync(folder, { recursive: true })
  const next = new URL('fuzz.json.next', folder)
  writeFileSync(next, JSON.stringify(progress))
  renameSync(next, file)
}

/** Returns the stored run, which `--resume` continues. */
export function storedProgress(): Progress {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Progress
  } catch {
    throw new Error('There is no run to resume')
  }
}

const sum = (rounds: readonly Round[], of: (round: Round) => number) =>
  rounds.reduce((all, round) => all + of(round), 0)

/** Adds up all rounds. */
export function together({ rounds }: Progress) {
  const seconds = sum(rounds, (round) => round.seconds)
  const inputs = sum(rounds, (round) => round.inputs)
  return {
    inputs,
    calls: rounds[0]?.calls ?? 0,
    status500: sum(rounds, (round) => round.status500),
    slow: sum(rounds, (round) => round.slow),
    leaks: sum(rounds, (round) => round.leaks),
    changed: sum(rounds, (round) => round.changed),
    perSecond: Math.round(inputs / seconds),
    client: rounds.map((round) => round.client),
    server: rounds.map((round) => round.server),
  }
}
