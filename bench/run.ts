import { readFileSync, writeFileSync } from 'node:fs'
import { runOnce, startCluster } from './cluster.ts'
import { measureGrowth } from './growth.ts'
import { figuresOf, growthTable, machine, throughputTable } from './report.ts'
import { planningTitle } from './results.ts'
import { measureThroughput } from './throughput.ts'

const FEW = 10_000
const MANY = 1_000_000

const cluster = await startCluster()
try {
  const few = await cluster.database(FEW)
  const many = await cluster.database(MANY)
  const growth = await measureGrowth(few, many)
  const throughput = await measureThroughput(many)
  const { rows } = await runOnce(many.url, `select split_part(version(), ' on ', 1) as version`)

  const tables = `${throughputTable(throughput)}\n\n${growthTable(growth)}`
  const figures = figuresOf(throughput, growth)
  console.log(`\n${tables}\n`)
  const results = new URL('./RESULTS.md', import.meta.url)
  const [, planning] = readFileSync(results, 'utf8').split(planningTitle)
  writeFileSync(
    results,
    `# Figures

By \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine(rows[0].version)}, everything on this one machine. See README.md for what is measured.

${tables}
${planning ? `\n${planningTitle}${planning}` : ''}`,
  )
  console.log(JSON.stringify({ figures }))
} finally {
  await cluster.stop()
}
