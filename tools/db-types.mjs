// Writes the database's types for Kysely, server/src/db/schema.gen.ts, from a migrated database. With --check it only
// compares them, and fails if they differ from the migrations.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startTestCluster } from '../server/src/testing/cluster.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const target = join(root, 'server', 'src', 'db', 'schema.gen.ts')

const types = await generate()
if (!process.argv.includes('--check')) {
  writeFileSync(target, types)
} else if (readFileSync(target, 'utf8') !== types) {
  console.error('server/src/db/schema.gen.ts is not what the migrations make: run `npm run db:types`.')
  process.exitCode = 1
}

async function generate() {
  const folder = mkdtempSync(join(tmpdir(), 'nivas-types-'))
  const file = join(folder, 'schema.gen.ts')
  const { url, stop } = await startTestCluster()
  try {
    const codegen = join(root, 'node_modules', 'kysely-codegen', 'dist', 'cli', 'bin.js')
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        codegen,
        `--url=${url}`,
        `--out-file=${file}`,
        '--dialect=postgres',
        // These types must match the parsers in server/src/db/connection.ts.
        '--date-parser=string',
        '--numeric-parser=string',
        '--type-mapping={"int8":"number"}',
        // Leave out the table of the migrations and the tables of the job queue.
        '--exclude-pattern={public.migrations,pgboss.*}',
      ],
      // Run in a folder without a configuration file of kysely-codegen.
      { cwd: folder, encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`kysely-codegen failed:\n${stdout}${stderr}`)
    return readFileSync(file, 'utf8')
  } finally {
    await stop()
    rmSync(folder, { recursive: true })
  }
}
