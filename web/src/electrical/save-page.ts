import type { Request, Success } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import type { Item } from '../outbox/item.ts'
import { resend, sendOrKeep } from '../outbox/keep.ts'
import type { ItemOf } from '../outbox/outbox-of.ts'
import outbox from './outbox.ts'

type Page = Request<typeof electrical.saveReadings>
type Saved = Success<typeof electrical.saveReadings>

/** A page of readings that waits in this browser. */
export type KeptPage = ItemOf<'electrical', (typeof outbox)['own']>

const answerOf = (done: Saved | { keptHere: Item }, { readingMonth, readings }: Page): Saved =>
  'keptHere' in done
    ? {
        success: true,
        message: 'No connection: the readings are stored on this computer and will be sent automatically.',
        data: { id: readingMonth.line, saved: readings.length },
      }
    : done

/** Saves a page under the key by which the server recognizes it; without a connection the page waits here. */
export const savePage = async (page: Page, key: string): Promise<Saved> =>
  answerOf(await sendOrKeep(outbox, 'saveReadings', page, key), page)

/** Returns a function that saves a refused page again after its correction. */
export const saveAgain =
  (item: KeptPage) =>
  async (corrected: Page): Promise<Saved> =>
    answerOf(await resend(outbox, item, corrected), corrected)
