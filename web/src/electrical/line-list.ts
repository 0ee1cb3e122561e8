import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { ReadingRow } from '@nivas/contract/electrical/reading-schemas.ts'
import { connected, counterPatience, send, wasUnanswered } from '../api/client.ts'
import { CallFailure } from '../api/failure.ts'
import { storeAnswer, storedAnswer } from '../api/stored-answers.ts'
import { browserStore } from '../outbox/browser-store.ts'
import type { KeptPage } from './save-page.ts'

/** The month and line of a page of readings, as it is sent. */
export type ReadingMonth = { month: number; year: number; line: number }

const partOf = ({ month, year, line }: ReadingMonth) => `${year}-${month}.${line}`

/** The most pages to read; a reader makes fewer in a month. */
const MOST_PAGES = 5_000

/** Returns the ids of the houses whose readings of this month wait in this browser. */
async function waitingHouses({ month, year }: ReadingMonth): Promise<ReadonlySet<number>> {
  const items = await browserStore.first('electrical', 'waiting', MOST_PAGES).catch(() => [])
  const pages = (items as unknown as KeptPage[]).map(({ request }) => request)
  const ofMonth = pages.filter((page) => page.readingMonth.month === month && page.readingMonth.year === year)
  return new Set(ofMonth.flatMap(({ readings }) => readings.map(({ nonfixed }) => nonfixed.id)))
}

/**
 * The houses to read. `listed` has the ids on the server's list, also of houses whose readings wait here; it is
 * undefined for the stored list, on which others may have read houses since.
 */
type LineList = { rows: ReadingRow[]; stored: boolean; listed?: ReadonlySet<number> }

/**
 * Loads the houses to read from the server, and stores the list in this browser until the user signs out; without a
 * connection returns the stored list. Leaves out houses whose readings wait here.
 */
export async function loadList(of: ReadingMonth): Promise<LineList> {
  const isUnread = await waitingHouses(of).then((waiting) => (row: ReadingRow) => !waiting.has(row.id))
  const stored = (await storedAnswer(calls.readings, partOf(of))) as ReadingRow[] | undefined
  if (connected.get()) {
    const patience = stored && counterPatience()
    try {
      const { data } = await send(
        calls.readings,
        { readingMonth: of.month, readingYear: of.year, line: of.line },
        patience ? { signal: patience } : {},
      )
      await storeAnswer(calls.readings, data, partOf(of)).catch(() => undefined)
      return { rows: data.filter(isUnread), stored: false, listed: new Set(data.map(({ id }) => id)) }
    } catch (failure) {
      if (!wasUnanswered(failure, patience)) throw failure
    }
  }
  if (!stored) throw new CallFailure(400, { key: notStored }, {})
  return { rows: stored.filter(isUnread), stored: true }
}

const notStored =
  'There is no connection, and this line was not opened on this computer for this month. Please open it once with a connection.'

/** Removes the saved houses from the stored list. */
export async function takeOffList(of: ReadingMonth, ids: ReadonlySet<number>): Promise<void> {
  const rows = (await storedAnswer(calls.readings, partOf(of))) as ReadingRow[] | undefined
  const left = rows?.filter(({ id }) => !ids.has(id))
  if (left) await storeAnswer(calls.readings, left, partOf(of)).catch(() => undefined)
}
