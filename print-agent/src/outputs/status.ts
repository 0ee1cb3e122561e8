import type { trouble } from './output.ts'

/**
 * `DLE EOT n`, which a printer answers at once, also while printing: 1 its state, 2 why it is offline, 4 its
 * roll.
 */
export const askStatus = (n: 1 | 2 | 4): Uint8Array => Uint8Array.of(0x10, 0x04, n)

/** `GS r 1`, which a printer answers when it reaches this command: all earlier data is printed then. */
export const askWhenDone = Uint8Array.of(0x1d, 0x72, 0x01)

/** Whether a byte is an answer to `DLE EOT`: four of its bits are constant. */
export const isStatus = (byte: number): boolean => (byte & 0x93) === 0x12

/** Whether a byte is an answer to `GS r 1`. */
export const isDone = (byte: number): boolean => (byte & 0x90) === 0

/** The fault that the three answers report; undefined when the printer is ready. */
export function troubleIn(state: number, offline: number, roll: number): keyof typeof trouble | undefined {
  if ((roll & 0x60) !== 0 || (offline & 0x20) !== 0) return 'noPaper'
  if ((offline & 0x04) !== 0) return 'coverOpen'
  return (state & 0x08) !== 0 || (offline & 0x40) !== 0 ? 'notReady' : undefined
}
