import type { trouble } from './output.ts'

/**
 * `DLE EOT n`, which a printer answers immediately, even while printing: 1 asks for its state, 2 for the reason why it
 * is offline, 4 for its roll.
 */
export const askStatus = (n: 1 | 2 | 4): Uint8Array => Uint8Array.of(0x10, 0x04, n)

/** `GS r 1`, which a printer answers when it reaches this command and has printed all earlier data. */
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
