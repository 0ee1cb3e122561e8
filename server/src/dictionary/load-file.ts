import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { inTransaction } from '../http/transaction.ts'
import { type Pair, writeTerms } from './write-terms.ts'

/**
 * The file with the word pairs; its source and licence are in the same folder. A venue may replace it by a different
 * file with the same columns.
 */
const FILE = join(import.meta.dirname, 'words', 'eng-hin.tsv')

/** The number of pairs in one statement. */
const PART = 5_000

/** The advisory lock of this task; the number is arbitrary. */
const LOCK = 7_406_021

type Line = { word: string; kind: string; meaning: string }

/** Returns the pairs of a file with the heading `english`, `part_of_speech`, `hindi`. Skips lines that lack a side. */
export function readLines(text: string): Line[] {
  return text
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/\r$/, '').split('\t'))
    .map(([word = '', kind = '', meaning = '']) => ({
      word: word.trim().slice(0, 100),
      kind: kind.trim().slice(0, 50),
      meaning: meaning.normalize('NFC').trim().slice(0, 1000),
    }))
    .filter(({ word, meaning }) => word !== '' && meaning !== '')
}

/** Writes pairs of the file. */
async function writeLines(trx: Transaction<DB>, lines: readonly Line[]): Promise<void> {
  for (let at = 0; at < lines.length; at += PART) {
    const part = lines.slice(at, at + PART)
    const { rows } = await sql<Pair>`insert into dictionary_pairs (own, word, kind, meaning)
      select false, * from unnest(${part.map(({ word }) => word)}::text[], ${part.map(({ kind }) => kind)}::text[],
        ${part.map(({ meaning }) => meaning)}::text[]) returning id, own, word, meaning`.execute(trx)
    await writeTerms(trx, rows)
  }
}

/** Returns the hash by which a database knows that it has the words of a file. */
export const fileHash = async (file = FILE): Promise<string> => hashOf(await readFile(file))

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Loads the word pairs of the file into a database that does not have them: at the first start, and after a venue has
 * replaced the file. When several servers start at once, one loads it and the others wait.
 */
export async function loadFile(db: Kysely<DB>, file = FILE): Promise<void> {
  const bytes = await readFile(file)
  const sha256 = hashOf(bytes)
  await inTransaction(db, async (trx) => {
    // Long enough to wait for another server that loads the file.
    await sql`set local statement_timeout = '30min'`.execute(trx)
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    const { rows } = await sql`select from dictionary_file where sha256 = ${sha256}`.execute(trx)
    if (rows.length > 0) return
    await sql`delete from dictionary_pairs where not own`.execute(trx)
    await writeLines(trx, readLines(bytes.toString('utf8')))
    await sql`insert into dictionary_file (sha256) values (${sha256})
      on conflict (one) do update set sha256 = excluded.sha256, loaded_at = now()`.execute(trx)
    await sql`analyze dictionary_pairs, dictionary_terms`.execute(trx)
  })
}
