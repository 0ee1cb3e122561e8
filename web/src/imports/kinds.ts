import { type ImportKind, importKinds, importPermissions } from '@nivas/contract/imports/schemas.ts'
import { useMay } from '../app/session.tsx'

/** The kinds that the user may import. */
export function useKinds(): ImportKind[] {
  const may = useMay()
  return importKinds.filter((kind) => may(importPermissions[kind]))
}
