import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { disownPidFile } from './postmaster.ts'
import type { Place } from './run.ts'

function emptyFolder() {
  const directory = mkdtempSync(join(tmpdir(), 'nivas-pid-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return { place: { directory } as Place, file: join(directory, 'postmaster.pid') }
}

test('a pid file that names a foreign process is disowned, and keeps its other lines', () => {
  const { place, file } = emptyFolder()
  writeFileSync(file, '4321\n/data\n1700000000\n5432\n')
  disownPidFile(place)
  expect(readFileSync(file, 'utf8')).toBe('2147483647\n/data\n1700000000\n5432\n')
})

test('a pid file that its PostgreSQL has just removed causes no error', () => {
  const { place, file } = emptyFolder()
  disownPidFile(place)
  expect(existsSync(file)).toBe(false)
})
