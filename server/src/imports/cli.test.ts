import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { copyFirstStart } from '../testing/first-start.ts'
import { makeFolder } from '../testing/folder.ts'
import { compileCache, startServer } from '../testing/process.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const folder = makeFolder('cli')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const program = fileURLToPath(new URL('./cli.ts', import.meta.url))

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** Runs the command, and returns the output that a person at the command line gets. */
async function run(args: string[], env: Record<string, string> = { DATABASE_URL: server.url }) {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH, ...compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, out, err }
}

const customers = async () =>
  (await sql`select id_card_no, main_name from customers order by id`.execute(server.db)).rows

test('a valid file is imported, and audited without a user', async () => {
  const path = file('right.csv', 'Id card,Name,Nickname\nA-1,Asha,x\n')
  const checked = await run(['customers', path, '--check'])
  expect(checked).toEqual({
    code: 0,
    out: '',
    err: 'These columns are not used: Nickname\nRows: 1. New: 1, changed: 0, unchanged: 0.\n',
  })
  expect(await customers()).toEqual([])
  expect(await run(['customers', path])).toMatchObject({ code: 0, err: expect.stringContaining('Imported.') })
  expect(await customers()).toEqual([{ id_card_no: 'A-1', main_name: 'Asha' }])
  const { rows } = await sql`select user_id, said from audit_log where call = 'imports.done'`.execute(
    server.db,
  )
  expect(rows).toMatchObject([{ user_id: null, said: { by: 'command line', file_name: 'right.csv' } }])
  const { rows: kept } = await sql`select state from imports`.execute(server.db)
  expect(kept).toEqual([{ state: 'done' }])
})

test('wrong cells are printed as lines, and nothing is imported', async () => {
  const before = await customers()
  const path = file('wrong.csv', 'Id card,Name,Phone\nB-1,Asha,9876543210\nB-2,,12\n')
  const { code, out, err } = await run(['customers', path])
  expect([code, out]).toEqual([
    1,
    'row 3, Name: This is a required field\nrow 3, Phone: Please enter a phone number of 6 to 15 digits – "12"\n',
  ])
  expect(err).toContain('Wrong cells: 2, rows: 2. Nothing was imported.')
  expect(await customers()).toEqual(before)
})

test.each([
  [['customers'], 'npm run import --'],
  [['people', 'x.csv'], 'npm run import --'],
  [['customers', '/nowhere/x.csv'], 'cannot be read'],
  [['customers', 'x.pdf'], 'neither a CSV nor an XLSX file'],
])('%j prints the error', async (args, says) => {
  const { code, err } = await run(args)
  expect(code).toBe(1)
  expect(err).toContain(says)
})

test('it works beside a running server with the embedded database, and without one', {
  timeout: 120_000,
}, async () => {
  const path = file(
    'rooms.csv',
    'building,floor,position,room,price,beds,most guests,toilet,ac\nA,1,L,1,1,1,1,0,0\n',
  )
  const env = { DATA_DIR: join(folder, 'data') }
  mkdirSync(env.DATA_DIR)
  await copyFirstStart(env.DATA_DIR)
  // As before the first start, which fills a new database with a demo, unless a file was imported into it.
  const settled = join(env.DATA_DIR, 'postgres', 'nivas.settled')
  rmSync(settled)
  expect(await run(['rooms', path, '--check'], env)).toMatchObject({ code: 0 })
  expect(existsSync(settled)).toBe(false)
  expect(await run(['rooms', path], env)).toMatchObject({ code: 0, err: expect.stringContaining('New: 1') })
  expect(existsSync(settled)).toBe(true)
  const other = startServer(env)
  await other.ready
  expect(await run(['rooms', path], env)).toMatchObject({
    code: 0,
    err: expect.stringContaining('unchanged: 1'),
  })
  expect(other.child.exitCode).toBe(null)
  other.child.kill('SIGTERM')
  expect(await other.ended).toBe(0)
})
