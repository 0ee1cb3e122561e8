import { mac as macSchema } from '@nivas/contract/pos/mac.ts'
import { DEFAULT_ADDRESS, printer } from '../../printing/address.ts'

let known: Promise<string | null> | undefined

/** In ms: the print service of this machine answers at once, refuses at once, or hangs. */
const PATIENCE = 2_000

async function ask(): Promise<string | null> {
  if (printer.get() === undefined) return null
  try {
    const address = new URL('../device', printer.get() ?? DEFAULT_ADDRESS)
    const answer = await fetch(address, {
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    })
    const { mac }: { mac?: unknown } = await answer.json()
    return macSchema.safeParse(mac).data ?? null
  } catch {
    return null
  }
}

/** The network address of this machine, as its print service says it; null where there is none. */
export async function deviceAddress(): Promise<string | null> {
  known ??= ask()
  const asked = known
  const address = await asked
  // The print service may be set or started later, while this page is open.
  if (address === null && known === asked) known = undefined
  return address
}
