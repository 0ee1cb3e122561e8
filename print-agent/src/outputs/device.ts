import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Output, PrinterProblem } from './output.ts'

/** In ms: the timeout of each part. A printer that is off may block a write for ever. */
const PATIENCE = 10_000

/**
 * In bytes: the size of a part. A printer takes bytes as slowly as it prints: a long receipt may take longer
 * than the timeout, a part of this size does not.
 */
const PART = 4096

/** A device file such as `/dev/usb/lp0`, or a shared printer of Windows: `\\localhost\Receipts`. */
export function deviceOutput(path: string, patience = PATIENCE): Output {
  /** A write that has timed out, and that the printer may still accept. */
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
 * How a printer is opened. A device is never created: an unplugged printer has no file, and a created one would look like a
 * printer. A shared printer of Windows is the opposite: each file that is created in it is a print job, and none is there
 * before (MS-SMB2, 2.2.13).
 */
export function flagsFor(path: string, platform: NodeJS.Platform = process.platform): number {
  // `\\.\COM3` is a device of this machine.
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
    const what = (error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'noPaper' : 'unreachable'
    throw new PrinterProblem(what, written === 0 ? 'not printed' : 'unsure')
  } finally {
    await file.close().catch(() => {})
  }
}
