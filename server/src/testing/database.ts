import { inject } from 'vitest'
import { createDatabase, type TestDatabase } from './create-database.ts'

/** Creates a migrated, empty database for one test file; call `drop` at the end. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('templateUrl')
  return createDatabase(template, new URL(template).pathname.slice(1))
}
