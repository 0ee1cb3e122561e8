import { inject } from 'vitest'
import { createDatabase, type TestDatabase } from './create-database.ts'

/** A database of its own for one test file, migrated and empty; `drop` it when done. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('templateUrl')
  return createDatabase(template, new URL(template).pathname.slice(1))
}
