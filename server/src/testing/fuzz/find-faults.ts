import fc from 'fast-check'
import { type Fault, wroteAnyway } from './judge.ts'
import type { Case } from './requests.ts'
import type { Sent } from './send-case.ts'
import { shown } from './wire.ts'
import type { Written } from './writes.ts'

/** The maximum number of attempts to make a failing case smaller. */
const SMALLER = 200

type Senders = {
  /** Sends cases concurrently. */
  send: (cases: readonly Case[]) => Promise<Sent[]>
  /** Returns the writes to the database since its last call. */
  takeWrites: () => Promise<Written[]>
}

/** Returns every fault of a case that is sent alone. */
async function faultsAlone({ send, takeWrites }: Senders, one: Case): Promise<Fault[]> {
  await takeWrites()
  const all = await send([one])
  return [
    ...all.flatMap(({ faults }) => faults),
    ...wroteAnyway(one.call, all, await takeWrites()).map(({ fault }) => fault),
  ]
}

/**
 * Returns the first fault of each kind among concurrent requests. A fault that may be due to the other requests counts
 * only if it also occurs when its request is sent alone.
 */
export async function faultsAmong(
  senders: Senders,
  name: string,
  cases: readonly Case[],
): Promise<{ one: Case; fault: Fault }[]> {
  await senders.takeWrites()
  const all = await senders.send(cases)
  const suspects = [
    ...wroteAnyway(name, all, await senders.takeWrites()),
    ...all.flatMap(({ one, faults }) => faults.map((fault) => ({ one, fault, sure: fault.kind !== 'slow' }))),
  ]
  const found: { one: Case; fault: Fault }[] = []
  for (const { one, fault, sure } of suspects) {
    if (found.some(({ fault: { kind } }) => kind === fault.kind)) continue
    const again = sure ? fault : (await faultsAlone(senders, one)).find(({ kind }) => kind === fault.kind)
    if (again) found.push({ one, fault: again })
  }
  return found
}

/**
 * Returns a smaller request with the same fault; an empty text when the fault occurs only among other requests. `seed`
 * and `path` identify the faulty case among those that `cases` generates.
 */
export async function smallerCase(
  senders: Senders,
  cases: fc.Arbitrary<Case>,
  { seed, path }: { seed: number; path: number },
  fault: Fault,
): Promise<string> {
  let tries = 0
  const property = fc.asyncProperty(cases, async (one) => {
    tries += 1
    if (tries > SMALLER) return
    const same = (await faultsAlone(senders, one)).find(({ kind }) => kind === fault.kind)
    if (same) throw new Error(`${same.what}\n  ${shown(one.wire)}`)
  })
  const { errorInstance } = await fc.check(property, { seed, path: String(path), numRuns: 1 })
  return errorInstance instanceof Error ? errorInstance.message : ''
}
