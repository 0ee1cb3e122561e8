import { requiredText } from '../fields.ts'

/** The maximum length of a network address as people type it. */
const LONGEST_MAC = 45

/** `AA:BB:CC:DD:EE:FF` from any usual form: colons, hyphens, dots or none, any case; null for anything else. */
function readMac(typed: string): string | null {
  const plain = typed.trim()
  const usual =
    /^([0-9a-f]{2}([:-]))([0-9a-f]{2}\2){4}[0-9a-f]{2}$|^([0-9a-f]{4}[.:-]){2}[0-9a-f]{4}$|^[0-9a-f]{12}$/i
  if (!usual.test(plain)) return null
  const digits = plain.replace(/[^0-9a-f]/gi, '').toUpperCase()
  return digits.match(/../g)?.join(':') ?? null
}

/** The network address of a device. */
export const mac = requiredText(LONGEST_MAC)
  .refine(
    (value) => value.trim() === '' || readMac(value) !== null,
    'Please enter an address such as AA:BB:CC:DD:EE:FF',
  )
  .transform((value) => readMac(value) ?? value)
