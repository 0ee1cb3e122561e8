import type { Fault, leakFinder } from './judge.ts'
import type { Case } from './requests.ts'
import type { User } from './user.ts'
import { sendWire, type Wire } from './wire.ts'

/** A case that was sent, and the faults of its answer that do not depend on the state of the database. */
export type Sent = { one: Case; status: number; request: string; faults: Fault[] }

type Around = {
  origin: string
  user: User
  leakIn: Awaited<ReturnType<typeof leakFinder>>
  /** An answer that takes longer, in ms, is a fault. */
  slowMs: number
}

/**
 * Whether the answer may be lost. A server that refuses a large body, or has answered a GET, may close the connection
 * before it has read the whole body; this resets the connection. A body that is shorter than its declared length never
 * ends, and the server closes the connection after a while.
 */
const mayBeLost = ({ method, headers, body }: Wire) => {
  const length = body?.length ?? 0
  return (
    length > 1_000_000 ||
    (method === 'GET' && body !== undefined) ||
    headers.some(([name, value]) => name.toLowerCase() === 'content-length' && Number(value) > length)
  )
}

/** Sends a case, with the session if it is a signed-in one, and judges its answer. */
export const senderOf =
  ({ origin, user, leakIn, slowMs }: Around) =>
  async (one: Case): Promise<Sent> => {
    const { wire, signedIn } = one
    const hasCookie = wire.headers.some(([name]) => name === 'cookie')
    const headers: Wire['headers'] =
      signedIn && !hasCookie ? [...wire.headers, ...Object.entries(user.session())] : wire.headers
    const answer = await sendWire(origin, { ...wire, headers })
    if (!answer)
      return {
        one,
        status: 0,
        request: '',
        faults: mayBeLost(wire) ? [] : [{ kind: 'status500', what: 'no answer' }],
      }
    const faults: Fault[] = []
    const shown = `${answer.status} ${answer.body.slice(0, 300)}`
    if (answer.status >= 500) faults.push({ kind: 'status500', what: shown })
    if (answer.ms > slowMs) faults.push({ kind: 'slow', what: `${Math.round(answer.ms)} ms` })
    const leak = leakIn(answer, one.numbers)
    if (leak) faults.push({ kind: 'leaks', what: `${JSON.stringify(leak)} in ${shown}` })
    const [, request = ''] = /^x-request-id: (\S+)/im.exec(answer.head) ?? []
    return { one, status: answer.status, request, faults }
  }
