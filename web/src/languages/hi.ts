import access from '@nivas/contract/access/hi.ts'
import cash from '@nivas/contract/cash/hi.ts'
import gate from '@nivas/contract/gate/hi.ts'
import shared from '@nivas/contract/hi.ts'
import identity from '@nivas/contract/identity/hi.ts'
import imports from '@nivas/contract/imports/hi.ts'
import planning from '@nivas/contract/planning/hi.ts'
import registry from '@nivas/contract/registry/hi.ts'
import reservations from '@nivas/contract/reservations/hi.ts'
import venue from '@nivas/contract/venue/hi.ts'
import { app } from './hi/app.ts'
import { pieces } from './hi/pieces.ts'
import { printing } from './hi/printing.ts'
import type { Catalogue } from './patterns.ts'

/** The Hindi texts that every screen may need; an area has its own beside its screens. */
const hi: Catalogue = {
  ...shared,
  ...access,
  ...identity,
  ...registry,
  ...reservations,
  ...venue,
  ...gate,
  ...planning,
  ...cash,
  ...imports,
  ...pieces,
  ...printing,
  ...app,
}
export default hi
