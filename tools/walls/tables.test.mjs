import { expect, test } from 'vitest'
import { tableFaultsIn } from './tables.mjs'

const schema = 'export interface DB {\n  rooms: Rooms;\n  stays: Stays;\n  visits: Visits;\n}\n'
const declared = {
  venue: { owns: ['rooms', 'stays'], readBy: { rooms: ['gate'] }, writtenBy: { stays: ['desk'] } },
  gate: { owns: ['visits'] },
}
const allowed = [
  ['gate/x.ts', 'sql`select from rooms`'],
  ['desk/x.ts', 'sql`insert into stays`'],
]
const faultsIn = (file, code) => tableFaultsIn(schema, declared, [...allowed, [file, code]])

test.each([
  ['venue/own.ts', 'sql`select from rooms r join stays s`'],
  ['gate/opened.ts', "db.selectFrom('rooms as r')"],
  ['desk/opened.ts', "trx.deleteFrom('stays')"],
  ['gate/words.ts', '// what comes from stays\nconst rooms = listed.from(stays)'],
  ['gate/x.test.ts', 'sql`delete from stays`'],
  ['gate/testing/x.ts', 'sql`delete from stays`'],
  ['demo/fill.ts', 'sql`insert into stays`'],
  ['gate/demo/fill.ts', "sql`select from stays`\nawait insertRows(trx, 'visits', rows)"],
  ['gate/sequence.ts', 'sql`select from pg_class`'],
])('%s: an allowed statement', (file, code) => {
  expect(faultsIn(file, code)).toEqual([])
})

test.each([
  ['sql`select from stays`', 'reads stays'],
  ['sql`select 1\n  from visits v LEFT JOIN stays s on true`', 'reads stays'],
  ["db.selectFrom('stays')", 'reads stays'],
  ["db.selectFrom('visits').innerJoin('stays as s', 's.id', 'id')", 'reads stays'],
  ['sql`insert into rooms select`', 'writes rooms'],
  ['sql`update rooms set price = 1`', 'writes rooms'],
  ['sql`delete from rooms`', 'writes rooms'],
  ["trx.insertInto('rooms')", 'writes rooms'],
  ["trx.updateTable('rooms')", 'writes rooms'],
  ["trx\n  .deleteFrom('rooms')", 'writes rooms'],
])('gate: %s bypasses the door', (code, why) => {
  const line = code.startsWith('trx\n') || code.includes('1\n') ? 3 : 2
  expect(faultsIn('gate/x.ts', `\n${code}`)).toEqual([`gate/x.ts:${line}: ${why} past the door of venue`])
})

test('the demo of an area may not write the tables of other areas', () => {
  expect(faultsIn('gate/demo/fill.ts', "await insertRows(\n  trx,\n  'stays',\n  rows)")).toEqual([
    'gate/demo/fill.ts:1: writes stays past the door of venue',
  ])
})

test('every table has one owner', () => {
  expect(tableFaultsIn(schema, { ...declared, gate: { owns: [] } }, allowed)).toEqual([
    'visits is owned by no folder',
  ])
  expect(tableFaultsIn(schema, { ...declared, gate: { owns: ['visits', 'rooms'] } }, allowed)).toEqual([
    'rooms is owned by venue and gate',
  ])
})

test('a table is open only to folders that use it', () => {
  expect(tableFaultsIn(schema, declared, [])).toEqual([
    'venue/tables.ts: gate has no statement for which rooms is in readBy',
    'venue/tables.ts: desk has no statement for which stays is in writtenBy',
  ])
})
