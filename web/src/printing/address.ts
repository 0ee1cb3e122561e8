import { createStoredState } from '../api/stored-value.ts'

/** The default address of the print service (specification, section 7). */
export const DEFAULT_ADDRESS = 'http://localhost:8000/print/'

/** The message for an invalid address, in English. */
export const WRONG_ADDRESS = 'Please enter an address on this computer, such as http://localhost:8000/print/'

/**
 * Returns whether receipts may be sent to this address. It must be on this machine, because the server's policy allows
 * no other address.
 */
export function isOwnMachine(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname) && !username && !password
}

/**
 * The address that was chosen on this workstation, or where a print succeeded. Undefined before that, and where there
 * is no receipt printer.
 */
export const printer = createStoredState(
  'nivas.receipt-printer',
  (address) => (address && isOwnMachine(address) ? address : undefined),
  (address) => address,
)
