import { createStore } from '../api/store.ts'

/** The default address of the print service (specification, section 7). */
export const DEFAULT_ADDRESS = 'http://localhost:8000/print/'

const STORAGE_KEY = 'nivas.receipt-printer'

/** The message for a wrong address; an English text. */
export const WRONG_ADDRESS = 'Please enter an address on this computer, such as http://localhost:8000/print/'

/** Whether receipts may be sent there: to this machine alone, as the server's policy allows nothing else. */
export function isOwnMachine(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname) && !username && !password
}

function stored(): string | undefined {
  try {
    const address = localStorage.getItem(STORAGE_KEY)
    return address && isOwnMachine(address) ? address : undefined
  } catch {
    return undefined
  }
}

/** The address that was chosen on this workstation, or where a print succeeded; undefined until then. */
export const printer = createStore<string | undefined>(stored())

/** Stores the address on this workstation; undefined: it has no receipt printer. */
export function keepPrinter(address: string | undefined): void {
  printer.set(address)
  try {
    if (address) localStorage.setItem(STORAGE_KEY, address)
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // A browser without storage asks again next time.
  }
}
