import {
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/**
 * 'begun' is written before the first byte goes to the printer. A job that is still 'begun' at the next start becomes
 * 'unsure'.
 */
type State = 'begun' | 'printed' | 'not printed' | 'unsure'
type Entry = { jobId: string; at: number; content: string; state: State }

/** The time for which ids are stored, in ms: a day, although a counter without an answer retries within minutes. */
const REMEMBERED = 24 * 60 * 60 * 1000

/** The size of the file, in bytes, beyond which it is rewritten: about three thousand receipts. */
const LARGE = 1_000_000

/**
 * Opens the journal, which stores the state of each job on disk, so that a repeated job is printed once, even after a
 * restart.
 */
export function openJournal(file: string, now: () => number = Date.now, large: number = LARGE) {
  mkdirSync(dirname(file), { recursive: true })
  const entries = new Map(read(file).map((entry) => [entry.jobId, entry]))
  for (const entry of entries.values()) if (entry.state === 'begun') entry.state = 'unsure'
  /** Undefined when the file could not be reopened. */
  let handle: number | undefined = openSync(file, 'a')
  let limit = large

  function forgetOld() {
    for (const { jobId, at, state } of entries.values())
      if (state === 'not printed' || at < now() - REMEMBERED) entries.delete(jobId)
  }

  function tidy() {
    forgetOld()
    writeFileSync(`${file}.new`, [...entries.values()].map(lineOf).join(''), { flush: true })
    if (handle !== undefined) closeSync(handle)
    handle = undefined
    // Windows cannot replace an open file, and a virus scanner may hold it open. The old file then stays in use.
    try {
      renameSync(`${file}.new`, file)
      flushFolder(dirname(file))
    } finally {
      handle = openSync(file, 'a')
    }
  }

  /**
   * Tidies a large file, so that a service that runs for months does not fill the disk. A failure does not affect the
   * entry that was just written.
   */
  function tidyWhenLarge(size: number) {
    if (size <= limit) return
    try {
      tidy()
    } catch (error) {
      console.error(error)
    }
    // After a busy day, or a failure, the file may still be large. The new limit prevents another rewrite with each
    // receipt.
    limit = (handle === undefined ? size : fstatSync(handle).size) + large
  }

  return {
    /** The state of a job, and a digest of its content; undefined when it may be printed. */
    find(jobId: string): Entry | undefined {
      forgetOld()
      return entries.get(jobId)
    },
    /** Writes an entry, which is on disk when the function returns. When it throws, the job's state has not changed. */
    write(jobId: string, content: string, state: State): void {
      const entry = { jobId, at: now(), content, state }
      handle ??= openSync(file, 'a')
      // `writeFileSync` writes the whole line or throws; a full disk may have taken a part of it.
      writeFileSync(handle, lineOf(entry))
      fsyncSync(handle)
      entries.set(jobId, entry)
      // The file is not tidied before printing, because a guest waits for the paper.
      if (state !== 'begun') tidyWhenLarge(fstatSync(handle).size)
    },
    /**
     * Rewrites the file without old entries, and replaces it atomically, so that a power cut loses no entry. Call it
     * once no other print service can write to the file, and before the first job.
     */
    tidy,
    close(): void {
      if (handle !== undefined) closeSync(handle)
    },
  }
}

export type Journal = ReturnType<typeof openJournal>

/** Writes the new name of the file to disk. Windows does not need this, and cannot open folders. */
function flushFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/**
 * The line of an entry. It begins with a line feed, because a full disk or a power cut may have truncated the line
 * before.
 */
const lineOf = (entry: Entry) => `\n${JSON.stringify(entry)}\n`

/** Reads all complete lines; a power cut or a full disk may have truncated a line. */
function read(file: string): Entry[] {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Entry]
    } catch {
      return []
    }
  })
}
