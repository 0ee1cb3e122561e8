import { customersSheet } from './customers.ts'
import { roomsSheet } from './rooms.ts'
import type { ImportKind } from './schemas.ts'
import type { SheetKind } from './sheet.ts'

export const sheetKinds: Record<ImportKind, SheetKind> = { rooms: roomsSheet, customers: customersSheet }
