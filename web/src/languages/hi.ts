import { app } from './hi/app.ts'
import { gateMessages } from './hi/gate-messages.ts'
import { importMessages } from './hi/import-messages.ts'
import { messages } from './hi/messages.ts'
import { pieces } from './hi/pieces.ts'
import { planningMessages } from './hi/planning-messages.ts'
import { printing } from './hi/printing.ts'
import { venueMessages } from './hi/venue-messages.ts'
import type { Catalogue } from './patterns.ts'

/** The Hindi texts that every screen may need; an area has its own beside its screens. */
const hi: Catalogue = {
  ...messages,
  ...venueMessages,
  ...importMessages,
  ...planningMessages,
  ...gateMessages,
  ...pieces,
  ...printing,
  ...app,
}
export default hi
