import { type ImportKind, importKinds, importPermissions } from '@nivas/contract/imports/schemas.ts'
import { useMay } from '../app/session.tsx'

/** What each kind is called, an English text. */
export const kindTitles: Record<ImportKind, string> = {
  rooms: 'Buildings, floors and rooms',
  customers: 'Registry of customers',
}

/** The kinds that the reader may import. */
export function useKinds(): ImportKind[] {
  const may = useMay()
  return importKinds.filter((kind) => may(importPermissions[kind]))
}
