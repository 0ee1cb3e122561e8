import { type ImportKind, importKinds, importPermissions } from '@nivas/contract/imports/schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useMay } from '../app/session.tsx'

/** What each kind is called. */
export const kindTitles: Record<ImportKind, PlainKey> = {
  rooms: 'Buildings, floors and rooms',
  customers: 'Registry of customers',
  words: 'Words of the dictionary',
  vaccinations: 'Vaccinations',
}

/** The kinds that the reader may import. */
export function useKinds(): ImportKind[] {
  const may = useMay()
  return importKinds.filter((kind) => may(importPermissions[kind]))
}
