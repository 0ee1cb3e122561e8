import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Output, PrinterProblem } from './output.ts'

/** The timeout of each part, in ms: a printer that is off may block a write forever. */
const PATIENCE = 10_000

/**
 * The size of a part, in bytes. A printer takes bytes only as fast as it prints, so a long receipt may take longer than
 * the timeout; a part of this size does not.
 */
const PART = 4096

/**
 * An output to a device file such as `/dev/usb/lp0`, or to a shared printer of Windows such as `\\localhost\Receipts`.
 */
export function deviceOutput(path: string, patience = PATIENCE): Output {
  /** Whether a write is in progress. One that has timed out may still be accepted by the printer. */
  let stuck = false
  return {
    name: `file:${path}`,
    async print(bytes) {
      if (stuck) throw new PrinterProblem('notReady')
      stuck = true
      let timer: NodeJS.Timeout | undefined
      let giveUp = () => {}
      const late = new Promise<never>((_, fail) => {
        giveUp = () => fail(new PrinterProblem('unsure', 'unsure'))
      })
      const restartTimeout = () => {
        clearTimeout(timer)
        timer = setTimeout(giveUp, patience)
      }
      restartTimeout()
      const writing = write(path, bytes, restartTimeout).finally(() => {
        stuck = false
        clearTimeout(timer)
      })
      await Promise.race([writing, late])
    },
  }
}

/**
 * The flags that open a printer. A device file is never created: an unplugged printer has none, and a created file
 * would look like a printer. In a shared printer of Windows a file must be created: each one is a print job (MS-SMB2,
 * 2.2.13).
 */
export function flagsFor(path: string, platform: NodeJS.Platform = process.platform): number {
  // `\\.\COM3` is a device of this machine, not a share.
  const isShare = platform === 'win32' && /^[\\/]{2}[^\\/.?]/.test(path)
  return constants.O_WRONLY | (isShare ? constants.O_CREAT | constants.O_TRUNC : constants.O_APPEND)
}

async function write(path: string, bytes: Uint8Array, onPart: () => void): Promise<void> {
  const file = await open(path, flagsFor(path)).catch(() => {
    throw new PrinterProblem('unreachable')
  })
  let written = 0
  try {
    while (written < bytes.length) {
      const part = Math.min(PART, bytes.length - written)
      written += (await file.write(bytes, written, part)).bytesWritten
      onPart()
    }
  } catch (error) {
    const fault = (error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'noPaper' : 'unreachable'
    throw new PrinterProblem(fault, written === 0 ? 'not printed' : 'unsure')
  } finally {
    await file.close().catch(() => {})
  }
}
