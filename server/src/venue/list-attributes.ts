import type { Attribute } from '@nivas/contract/venue/schemas.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { readAttributes } from './read-attributes.ts'

export const listAttributes = (db: Kysely<DB>): Promise<Attribute[]> => readAttributes(db)
