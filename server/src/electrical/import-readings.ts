import { wrongMonth } from '@nivas/contract/electrical/months.ts'
import { wrongReading } from '@nivas/contract/electrical/reading.ts'
import { readingsColumns } from '@nivas/contract/electrical/readings-columns.ts'
import type { Import } from '@nivas/contract/imports/schemas.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { wrongAfter } from './correct-reading.ts'
import { lockProfiles } from './lock-profile.ts'
import { readingRows, type ToRead } from './reading-rows.ts'
import { addWrong, changedMeanwhile, keepHouseKeys, type Wrong } from './staged-houses.ts'
import { useAdvances } from './use-advances.ts'
import { writeReadings } from './write-readings.ts'

type Field = (typeof readingsColumns)[number]['name']

/** A row of the file with its house; `was` is the stored reading of the house for this month. */
type Row = {
  row_number: number
  houseno: string
  month: string
  reading: number
  newMeter: boolean
  finalReading: number | null
  firstReading: number | null
  profile: number | null
  isOn: boolean
  was: number | null
}

/** Returns the rows of the file by month, earliest first, because each month begins where the one before ends. */
async function rowsByMonth(trx: Transaction<DB>): Promise<Map<string, Row[]>> {
  const { rows } = await sql<Row>`
    select s.row_number, s.houseno, s.month, s.reading::float8 as reading, coalesce(s."newMeter", false) as "newMeter",
      s."finalReading"::float8 as "finalReading", s."meterBegan"::float8 as "firstReading", p.id as profile,
      coalesce(p.is_enabled and l.is_enabled, false) as "isOn", r.reading::float8 as was
    from staged s join house_keys k on k.row_number = s.row_number
    left join electric_profiles p on p.house_key = k.house_key left join electric_lines l on l.id = p.line_id
    left join electric_readings r on r.profile_id = p.id and r.month = s.month
    order by s.month, s.row_number`.execute(trx)
  return Map.groupBy(rows, ({ month }) => month)
}

const idsOf = (rows: readonly Row[]) => rows.flatMap(({ profile }) => profile ?? [])

async function housesOf(trx: Transaction<DB>, month: string, ids: readonly number[]) {
  const houses = await readingRows(trx, month, sql`p.id = any(${ids})`)
  return new Map(houses.map((house) => [house.id, house]))
}

/** Locks the houses of the new rows; returns the numbers of these rows. */
async function lockNew(trx: Transaction<DB>): Promise<ReadonlySet<number>> {
  await lockProfiles(
    trx,
    sql`p.house_key in (select k.house_key from house_keys k join compared c on c.row_number = k.row_number
      where c.outcome = 'new')`,
  )
  const { rows } = await sql<{ row_number: number }>`
    select row_number from compared where outcome = 'new'`.execute(trx)
  return new Set(rows.map(({ row_number }) => row_number))
}

/** Returns the column and the text of a row's problem, by the rules of the screen; undefined for a valid row. */
async function problemOf(
  trx: Transaction<DB>,
  row: Row,
  house: ToRead | undefined,
  today: string,
): Promise<[Field, Text] | undefined> {
  if (!house) return ['houseno', say('There is no such house')]
  const closed = wrongMonth(row.month, today)
  if (closed) return ['month', say(closed)]
  if (row.was !== null)
    return [
      'reading',
      say(
        'This house was already read as {{reading}} in this month. Please correct it in House Reading Edit.',
        {
          reading: row.was,
        },
      ),
    ]
  if (house.isRead)
    return ['month', say('The previous family was billed for this month. Please remove this row.')]
  if (!row.isOn) return ['houseno', say('This house or its line is switched off.')]
  const { lastReading, afterEstimate, chargeAmount } = house
  const wrong = wrongReading({
    ...row,
    currentReading: row.reading,
    lastReading,
    afterEstimate,
    chargeAmount,
  })
  if (wrong) return ['reading', wrong]
  const { month, reading } = row
  const beyond = house.isReadLater ? await wrongAfter(trx, house.id, { month, reading }) : undefined
  return beyond && ['reading', beyond]
}

/** Returns whether the house already has this reading. */
const isUnchanged = ({ was, reading }: Row) => was === reading

/** Makes the table `compared`: the outcome of each row. */
async function keepOutcomes(trx: Transaction<DB>, rows: readonly Row[]): Promise<void> {
  const outcomes = rows.map((row) => ({
    row_number: row.row_number,
    outcome: isUnchanged(row) ? 'unchanged' : 'new',
  }))
  await sql`create temp table compared on commit drop as
    select * from json_to_recordset(${JSON.stringify(outcomes)}::json) as o (row_number int, outcome text)`.execute(
    trx,
  )
}

/** Returns the problem of a cell of a row, with the cell's value as in the file. */
function wrongCell({ row_number, houseno, month, reading }: Row, field: Field, text: Text): Wrong {
  const title = readingsColumns.find(({ name }) => name === field)?.title ?? field
  // The template and most files write a month like this.
  const inFile = `${Number(month.slice(5, 7))}/${month.slice(0, 4)}`
  const value = field === 'reading' ? String(reading) : field === 'month' ? inFile : houseno
  return { row_number, column_title: title, value, text }
}

/** Returns the problems of the new rows; the row of a later month begins where the row of an earlier month ends. */
async function findWrong(
  trx: Transaction<DB>,
  byMonth: ReadonlyMap<string, Row[]>,
  today: string,
): Promise<Wrong[]> {
  const wrongs: Wrong[] = []
  const ends = new Map<number, number>()
  for (const [month, all] of byMonth) {
    const rows = all.filter((row) => !isUnchanged(row))
    const houses = await housesOf(trx, month, idsOf(rows))
    for (const row of rows) {
      const house = houses.get(row.profile ?? 0)
      const begins = house && ends.get(house.id)
      const wrong = await problemOf(
        trx,
        row,
        house && begins !== undefined ? { ...house, lastReading: begins, afterEstimate: false } : house,
        today,
      )
      if (house) ends.set(house.id, row.reading)
      if (wrong) wrongs.push(wrongCell(row, ...wrong))
    }
  }
  return wrongs
}

/** Imports readings of the open months from the table `staged`; they are billed like readings of the screen. */
export const readingsImport = {
  table: sql`houseno text, month date, reading numeric, "newMeter" boolean, "finalReading" numeric, "meterBegan" numeric`,

  /** Makes the table `compared`, with the outcome of each row, and adds the problems. */
  compare: async (trx: Transaction<DB>, _present: readonly string[], today: string): Promise<void> => {
    await keepHouseKeys(trx)
    const byMonth = await rowsByMonth(trx)
    await keepOutcomes(trx, [...byMonth.values()].flat())
    await addWrong(trx, await findWrong(trx, byMonth, today))
  },

  /** Counts the rows of each month, so that a wrongly typed month stands out by its number of readings. */
  months: async (trx: Transaction<DB>): Promise<Import['months']> => {
    const { rows } = await sql<Import['months'][number]>`select s.month,
        (count(*) filter (where c.outcome = 'new'))::int as new_rows,
        (count(*) filter (where c.outcome = 'unchanged'))::int as unchanged_rows
      from staged s join compared c on c.row_number = s.row_number group by s.month order by s.month`.execute(
      trx,
    )
    return rows
  },

  /**
   * Writes every new row like one page of the screen. The comparison locked no houses, and a house may have been read,
   * corrected or switched off since, so each row is judged again with its house locked.
   */
  write: async (
    trx: Transaction<DB>,
    _present: readonly string[],
    { today, by }: { today: string; by: number | null },
  ): Promise<void> => {
    if (by === null) throw new Error('readings are imported by a user')
    const billed = new Map<number, ToRead>()
    const isNew = await lockNew(trx)
    for (const [month, all] of await rowsByMonth(trx)) {
      const rows = all.filter(({ row_number }) => isNew.has(row_number))
      const houses = await housesOf(trx, month, idsOf(rows))
      for (const row of rows) {
        const wrong = await problemOf(trx, row, houses.get(row.profile ?? 0), today)
        if (wrong) throw changedMeanwhile(row.row_number, row.houseno, wrong[1])
      }
      const judged = rows.map((row) => ({
        ...row,
        estimated: false,
        house: houses.get(row.profile ?? 0) as ToRead,
      }))
      await writeReadings(trx, by, month, judged)
      for (const { house } of judged) billed.set(house.id, house)
    }
    await useAdvances(trx, { id: by, today }, [...billed.values()])
  },
}
