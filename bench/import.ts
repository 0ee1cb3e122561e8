import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays } from '@nivas/contract/dates.ts'
import { imports } from '@nivas/contract/imports/calls.ts'
import { type Import, importTypes } from '@nivas/contract/imports/schemas.ts'
import { ensureFirstAdministrator } from '../server/src/access/index.ts'
import { connect } from '../server/src/db/connection.ts'
import { startEmbedded } from '../server/src/db/embedded.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { xlsxOf } from '../server/src/imports/testing/xlsx.ts'
import { stopWhenWeEnd } from '../server/src/testing/cluster.ts'
import { runOnce } from './cluster.ts'
import { figure, printFigures } from './figures.ts'
import { administrator } from './fill.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'
import { ask, type Server, startServer } from './server.ts'
import { table } from './table.ts'

const COUNT = 100_000

const headings = ['id_card_no', 'main_name', 'surname', 'father_name', 'dob', 'phone', 'city', 'email']
const customer = (card: string, i: number) => [
  `${card}-${i}`,
  `आशा ${i}`,
  'Rao',
  `Mohan ${i % 1000}`,
  addDays('1940-01-01', i % 25_000),
  `+91 ${9_000_000_000 + i}`,
  ['Agra', 'Delhi', 'जयपुर', 'Mumbai'][i % 4] ?? '',
  `person-${i}@example.org`,
]
const rows = (card: string) => Array.from({ length: COUNT }, (_, i) => customer(card, i))

const csvFile = () => Buffer.from([headings, ...rows('C')].map((row) => row.join(',')).join('\r\n'))
const xlsxFile = () =>
  xlsxOf([
    headings,
    ...rows('X').map((row) => row.map((value, column) => (column === 4 ? new Date(value) : value))),
  ])

/**
 * Watches the processes in which the server reads files; the returned function ends it and returns their peak memory
 * in MB.
 */
function watchReaders(server: Server) {
  let most = 0
  const timer = setInterval(() => {
    for (const child of childrenOf(server.child.pid ?? 0)) most = Math.max(most, peakOf(child))
  }, 50)
  return () => {
    clearInterval(timer)
    return most
  }
}

const childrenOf = (pid: number): string[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    try {
      return readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean)
    } catch {
      // The thread has ended.
      return []
    }
  })

function peakOf(pid: string): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

async function watched(server: Server): Promise<{ longest: number; memory: number }> {
  server.child.send('?')
  const [answer] = await once(server.child, 'message')
  return answer
}

async function settled(server: Server, id: number): Promise<Import> {
  for (;;) {
    const { data } = await ask(server, imports.get, { id })
    if (data.state === 'failed') throw new Error(data.failure?.key)
    if (data.state === 'checked' || data.state === 'done') return data
    await sleep(100)
  }
}

/** Uploads, checks and imports a file, and returns the line of the table. */
async function measure(server: Server, name: string, type: string, bytes: Buffer): Promise<string[]> {
  await watched(server)
  const stop = watchReaders(server)
  const begun = performance.now()
  const answer = await fetch(`${server.origin}/api/admin/imports/customers?file_name=bench`, {
    method: 'POST',
    headers: { ...server.headers, 'content-type': type },
    body: new Uint8Array(bytes),
  })
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: Import }
  const uploaded = performance.now()
  await settled(server, data.id)
  const checked = performance.now()
  await ask(server, imports.run, { id: data.id })
  const { new_rows, changed_rows, unchanged_rows } = await settled(server, data.id)
  const done = performance.now()
  if (Number(new_rows) + Number(changed_rows) + Number(unchanged_rows) !== COUNT)
    throw new Error(
      `${name}: ${new_rows} new, ${changed_rows} changed, ${unchanged_rows} unchanged of ${COUNT}`,
    )
  const { longest, memory } = await watched(server)
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
  return [
    name,
    `${new_rows} / ${changed_rows} / ${unchanged_rows}`,
    seconds(begun, uploaded),
    seconds(uploaded, checked),
    seconds(checked, done),
    seconds(begun, done),
    longest.toFixed(0),
    memory.toFixed(0),
    stop().toFixed(0),
  ]
}

const dataDir = mkdtempSync(join(tmpdir(), 'nivas-bench-import-'))
stopWhenWeEnd(dataDir, { remove: true })
const embedded = await startEmbedded({ dataDir })
try {
  await migrate(embedded.url)
  const { db } = connect(embedded.url)
  await ensureFirstAdministrator(db, administrator)
  await db.destroy()
  const csv = csvFile()
  const xlsx = await xlsxFile()
  const server = await startServer(embedded.url, { watched: true })
  const lines: string[][] = []
  for (const again of ['', ', again']) {
    lines.push(await measure(server, `CSV${again}`, importTypes.csv, csv))
    lines.push(await measure(server, `XLSX${again}`, importTypes.xlsx, xlsx))
  }
  await server.stop()
  const { rows: versions } = await runOnce(embedded.url, `select split_part(version(), ' on ', 1) as version`)
  const head = [
    `${COUNT.toLocaleString('en')} customers`,
    'new / changed / unchanged',
    'upload s',
    'check s',
    'import s',
    'all s',
    'longest wait ms',
    'server MB',
    'reader MB',
  ]
  const text = `By \`npm run bench:import\` on ${new Date().toISOString().slice(0, 10)}: ${machine(versions[0].version)}. Files of ${(csv.length / 1e6).toFixed(1)} MB (CSV) and ${(xlsx.length / 1e6).toFixed(1)} MB (XLSX); the longest wait is that of the server's event loop meanwhile; memory is the most that the server's process had so far, and the most of the process in which the file is read.

${table(head, lines)}`
  console.log(text)
  writeResults('Import', text)
  printFigures(lines.map(([name, , , , , all]) => figure(`${name}, s`, Number(all))))
} finally {
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
