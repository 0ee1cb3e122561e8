import { createStore } from '../api/store.ts'

/** Where the print service listens unless this workstation says otherwise (specification, section 7). */
export const DEFAULT_ADDRESS = 'http://localhost:8000/print/'

const KEPT = 'nivas.receipt-printer'

/** What a wrong address is answered with; an English text. */
export const WRONG_ADDRESS = 'Please enter an address on this computer, such as http://localhost:8000/print/'

/** Whether receipts may be sent there: to this machine alone, which is also all that the server's policy lets pass. */
export function isOwnMachine(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname) && !username && !password
}

function kept(): string | undefined {
  try {
    const address = localStorage.getItem(KEPT)
    return address && isOwnMachine(address) ? address : undefined
  } catch {
    return undefined
  }
}

/** The address that somebody chose on this workstation, or at which something was printed; undefined until then. */
export const printer = createStore<string | undefined>(kept())

/** Remembers, on this workstation, that receipts are printed there; undefined: that it has no receipt printer. */
export function keepPrinter(address: string | undefined): void {
  printer.set(address)
  try {
    if (address) localStorage.setItem(KEPT, address)
    else localStorage.removeItem(KEPT)
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
