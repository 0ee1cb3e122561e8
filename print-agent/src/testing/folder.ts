import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder of a test's own, gone after it. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nivas-print-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
