import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * 'begun' is written before the first byte goes to the printer; a job that did not end becomes 'unsure' at
 * the next start.
 */
type State = 'begun' | 'printed' | 'not printed' | 'unsure'
type Entry = { jobId: string; at: number; content: string; state: State }

/** A counter without an answer retries within minutes; ids are stored for a day. */
const REMEMBERED = 24 * 60 * 60 * 1000

/** The state of each job, on disk, so that a job that is sent again is printed once, also after a restart. */
export function openJournal(file: string, now: () => number = Date.now) {
  mkdirSync(dirname(file), { recursive: true })
  const entries = new Map(read(file).map((entry) => [entry.jobId, entry]))
  for (const entry of entries.values()) if (entry.state === 'begun') entry.state = 'unsure'
  let handle = openSync(file, 'a')

  function forgetOld() {
    for (const { jobId, at, state } of entries.values())
      if (state === 'not printed' || at < now() - REMEMBERED) entries.delete(jobId)
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
      // The whole line, or an error: a full disk may take a part of it.
      writeFileSync(handle, lineOf(entry))
      fsyncSync(handle)
      entries.set(jobId, entry)
    },
    /**
     * Rewrites the file without old entries, and replaces it atomically: a power cut loses nothing. Call it
     * after it is certain that no other print service writes to the file, and before the first job.
     */
    tidy(): void {
      forgetOld()
      writeFileSync(`${file}.new`, [...entries.values()].map(lineOf).join(''), { flush: true })
      closeSync(handle)
      renameSync(`${file}.new`, file)
      handle = openSync(file, 'a')
    },
    close: () => closeSync(handle),
  }
}

export type Journal = ReturnType<typeof openJournal>

/** It begins with a newline: a full disk may have cut the line before. */
const lineOf = (entry: Entry) => `\n${JSON.stringify(entry)}`

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
