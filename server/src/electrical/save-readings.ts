import type { Answer, Input } from '@nivas/contract/call.ts'
import { dayIn } from '@nivas/contract/dates.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongFields } from '../http/refusal.ts'
import { whenMade } from '../http/when-made.ts'
import { wrongAfter } from './correct-reading.ts'
import { judgeReading } from './judge-reading.ts'
import { monthToRead } from './list-readings.ts'
import { lockProfiles } from './lock-profile.ts'
import { found } from './named-rows.ts'
import { readingRows, type ToRead } from './reading-rows.ts'
import { useAdvances } from './use-advances.ts'
import { writeReadings } from './write-readings.ts'

type Save = typeof electrical.saveReadings

/**
 * Saves a page of readings as a whole: checks every row by the rules of the screen, and refuses all of them for one
 * error. Skips houses with an empty reading, which are read later. A page that waited in a browser has the time and
 * the user of its making.
 */
export const saveReadings =
  (timeZone: string) =>
  async (
    trx: Transaction<DB>,
    actor: Actor,
    { readingMonth, readings, kept }: Input<Save>,
  ): Promise<Answer<Save>> => {
    const made = await whenMade(trx, kept)
    const month = monthToRead(readingMonth, made ? dayIn(timeZone, made.at) : actor.today)
    await refuseClosedLine(trx, readingMonth.line)
    const given = readings
      .map((sent, at) => ({ ...sent, at }))
      .filter(({ nonfixed }) => nonfixed.reading !== null || nonfixed.newMeter)
    if (given.length === 0) return { id: readingMonth.line, saved: 0 }
    const houses = await lockHouses(
      trx,
      month,
      given.map(({ nonfixed }) => nonfixed.id),
    )
    await refuseWrong(trx, given, houses, { line: readingMonth.line, month })
    const judged = given.map(({ nonfixed }) => ({
      ...nonfixed,
      // An empty reading of a replaced meter was refused above.
      reading: nonfixed.reading as number,
      house: houses.get(nonfixed.id) as ToRead,
    }))
    await writeReadings(trx, actor.id, month, judged, made)
    await useAdvances(
      trx,
      actor,
      judged.map(({ house }) => house),
    )
    return { id: readingMonth.line, saved: judged.length }
  }

type Given = Input<Save>['readings'][number] & { at: number }

/** Refuses the page if any of its rows is wrong; names every wrong row and its house. */
async function refuseWrong(
  trx: Transaction<DB>,
  given: readonly Given[],
  houses: ReadonlyMap<number, ToRead>,
  { line, month }: { line: number; month: string },
): Promise<void> {
  const notOnLine = say('This house is no longer read on this line. Please reload.')
  const wrong: Record<string, Text[]> = {}
  const wrongHouses: string[] = []
  for (const { at, ...sent } of given) {
    const house = houses.get(sent.nonfixed.id)
    const isHere = house?.enabled && house.line_id === line
    const judged: [string, Text] | undefined = isHere
      ? (judgeReading(sent, house) ?? (await beyondNext(trx, house, month, sent.nonfixed.reading)))
      : ['nonfixed.id', notOnLine]
    if (!judged) continue
    wrong[`readings.${at}.${judged[0]}`] = [judged[1]]
    wrongHouses.push(house?.houseno ?? sent.nonfixed.houseno ?? String(sent.nonfixed.id))
  }
  if (wrongHouses.length > 0)
    throw wrongFields(
      say('The reading of house {{houses}} is wrong. Nothing was saved.', { houses: wrongHouses.join(', ') }),
      wrong,
    )
}

/** Refuses a line that was switched off since the page was opened. Locks the line until the commit. */
async function refuseClosedLine(trx: Transaction<DB>, id: number) {
  const line = await trx
    .selectFrom('electric_lines')
    .select(['name', 'is_enabled'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  const { name, is_enabled } = found(line, 'There is no such electric line')
  if (!is_enabled) throw new Refusal(400, 'Line {{line}} is switched off. Nothing was saved.', { line: name })
}

/** Locks the houses and returns their present values, by id. Refuses a house that has been read. */
async function lockHouses(trx: Transaction<DB>, month: string, ids: readonly number[]) {
  const ofPage = sql`p.id = any(${ids})`
  await lockProfiles(trx, ofPage)
  const houses = await readingRows(trx, month, ofPage)
  const read = houses.filter(({ isRead }) => isRead).map(({ houseno }) => houseno)
  if (read.length > 0)
    throw new Refusal(400, 'House {{houses}} was read meanwhile. Nothing was saved. Please reload.', {
      houses: read.join(', '),
    })
  return new Map(houses.map((house) => [house.id, house]))
}

/** Returns the error of a reading that exceeds the reading of a later month, if that month was read first. */
async function beyondNext(
  trx: Transaction<DB>,
  { id, isReadLater }: ToRead,
  month: string,
  reading: number | null,
): Promise<[string, Text] | undefined> {
  if (!isReadLater || reading === null) return undefined
  const wrong = await wrongAfter(trx, id, { month, reading })
  return wrong ? ['nonfixed.reading', wrong] : undefined
}
