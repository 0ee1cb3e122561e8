import type { Request, Success } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import type { Item } from '../outbox/item.ts'
import { resend, sendOrKeep } from '../outbox/keep.ts'
import type { ItemOf } from '../outbox/outbox-of.ts'
import outbox from './outbox.ts'

type Page = Request<typeof electrical.saveReadings>
type Saved = Success<typeof electrical.saveReadings>

/** A page of readings that the server does not have. */
export type KeptPage = ItemOf<'electrical', (typeof outbox)['own']>

const answerOf = (done: Saved | { keptHere: Item }, { readingMonth, readings }: Page): Saved =>
  'keptHere' in done
    ? {
        success: true,
        message: 'No connection: the readings are kept on this computer and will be sent by themselves.',
        data: { id: readingMonth.line, saved: readings.length },
      }
    : done

/** Saves a page under the key by which the server recognizes it; without a connection this browser keeps it. */
export const savePage = async (page: Page, key: string): Promise<Saved> =>
  answerOf(await sendOrKeep(outbox, 'saveReadings', page, key), page)

/** Saves a page that was refused, once it is corrected. */
export const saveAgain =
  (item: KeptPage) =>
  async (corrected: Page): Promise<Saved> =>
    answerOf(await resend(outbox, item, corrected), corrected)
