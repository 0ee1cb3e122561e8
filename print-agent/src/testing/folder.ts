import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A temporary folder for a test, removed after it. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nivas-print-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
