import { mac as macSchema } from '@nivas/contract/pos/mac.ts'
import { DEFAULT_ADDRESS, printer } from '../../printing/address.ts'

let known: Promise<string | null> | undefined

/** How long to wait for the print service, in ms. It answers or refuses quickly, or it hangs. */
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

/** Returns the network address of this machine from its print service; null if there is none. */
export async function deviceAddress(): Promise<string | null> {
  known ??= ask()
  const asked = known
  const address = await asked
  // Asks again next time: the print service may be configured or started while this page is open.
  if (address === null && known === asked) known = undefined
  return address
}
