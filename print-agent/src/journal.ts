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
 * 'begun' is written before the first byte goes to the printer; a job that did not end becomes 'unsure' at
 * the next start.
 */
type State = 'begun' | 'printed' | 'not printed' | 'unsure'
type Entry = { jobId: string; at: number; content: string; state: State }

/** A counter without an answer retries within minutes; ids are stored for a day. */
const REMEMBERED = 24 * 60 * 60 * 1000

/** The size of the file, in bytes, beyond which it is rewritten: about three thousand receipts. */
const LARGE = 1_000_000

/** The state of each job, on disk, so that a job that is sent again is printed once, also after a restart. */
export function openJournal(file: string, now: () => number = Date.now, large: number = LARGE) {
  mkdirSync(dirname(file), { recursive: true })
  const entries = new Map(read(file).map((entry) => [entry.jobId, entry]))
  for (const entry of entries.values()) if (entry.state === 'begun') entry.state = 'unsure'
  /** Undefined when the file could not be opened again. */
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
    // Windows replaces no open file, and a virus scanner may hold it: then the old one goes on.
    try {
      renameSync(`${file}.new`, file)
      flushFolder(dirname(file))
    } finally {
      handle = openSync(file, 'a')
    }
  }

  /** A service that runs for months must not fill the disk. What has just been written stays so when this fails. */
  function tidyWhenLarge(size: number) {
    if (size <= limit) return
    try {
      tidy()
    } catch (error) {
      console.error(error)
    }
    // The entries of a busy day, or a failed try, are not written again with each receipt.
    limit = (handle === undefined ? size : fstatSync(handle).size) + large
  }

  return {
    /** The state of a job, and a digest of its content; undefined when it may be printed. */
    find(jobId: string): Entry | undefined {
      forgetOld()
      return entries.get(jobId)
    },
    /** The entry is on disk when it returns; when it throws, the job is as it was before. */
    write(jobId: string, content: string, state: State): void {
      const entry = { jobId, at: now(), content, state }
      handle ??= openSync(file, 'a')
      // The whole line, or an error: a full disk may take a part of it.
      writeFileSync(handle, lineOf(entry))
      fsyncSync(handle)
      entries.set(jobId, entry)
      // Not before the paper, which a guest waits for.
      if (state !== 'begun') tidyWhenLarge(fstatSync(handle).size)
    },
    /**
     * Rewrites the file without old entries, and replaces it atomically: a power cut loses nothing. Call it
     * after it is certain that no other print service writes to the file, and before the first job.
     */
    tidy,
    close(): void {
      if (handle !== undefined) closeSync(handle)
    },
  }
}

export type Journal = ReturnType<typeof openJournal>

/** The file's new name is on disk, too; Windows opens no folder, and keeps names by itself. */
function flushFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** It begins with the end of the line before, which a full disk or a power cut may have cut off. */
const lineOf = (entry: Entry) => `\n${JSON.stringify(entry)}\n`

/** Every complete line; a power cut or a full disk may have truncated one. */
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
