import { customersSheet } from '../registry/customers-sheet.ts'
import { roomsSheet } from '../venue/rooms-sheet.ts'
import type { ImportKind } from './schemas.ts'
import type { SheetKind } from './sheet.ts'

export const sheetKinds = { rooms: roomsSheet, customers: customersSheet } satisfies Record<
  ImportKind,
  SheetKind
>
