import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Output, PrinterProblem } from './output.ts'

/** A printer that is off may keep a write waiting for ever; so long, in milliseconds, we wait with it. */
const PATIENCE = 10_000

/** A device file such as `/dev/usb/lp0`, or a printer that Windows shares: `\\localhost\Receipts`. */
export function deviceOutput(path: string, patience = PATIENCE): Output {
  /** A write that we no longer wait for, and that the printer may yet take. */
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
  // Nothing is created: a printer that is unplugged has no file, and what we made would look like one.
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
