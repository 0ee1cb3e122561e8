import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Output, PrinterProblem } from './output.ts'

/** A printer that is off may block a write for ever; this is the timeout, in milliseconds. */
const PATIENCE = 10_000

/** A device file such as `/dev/usb/lp0`, or a shared printer of Windows: `\\localhost\Receipts`. */
export function deviceOutput(path: string, patience = PATIENCE): Output {
  /** A write that has timed out, and that the printer may still accept. */
  let stuck = false
  return {
    name: `file:${path}`,
    async print(bytes) {
      if (stuck) throw new PrinterProblem('notReady')
      stuck = true
      const writing = write(path, bytes).finally(() => {
        stuck = false
      })
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, fail) => {
        timer = setTimeout(() => fail(new PrinterProblem('unsure', 'unsure')), patience)
      })
      await Promise.race([writing, late]).finally(() => clearTimeout(timer))
    },
  }
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  // Creates no file: an unplugged printer has no file, and a created one would look like a printer.
  const file = await open(path, constants.O_WRONLY | constants.O_APPEND).catch(() => {
    throw new PrinterProblem('unreachable')
  })
  let written = 0
  try {
    while (written < bytes.length) written += (await file.write(bytes, written)).bytesWritten
  } catch (error) {
    const what = (error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'noPaper' : 'unreachable'
    throw new PrinterProblem(what, written === 0 ? 'not printed' : 'unsure')
  } finally {
    await file.close().catch(() => {})
  }
}
