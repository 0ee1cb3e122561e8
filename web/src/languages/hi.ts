import { app } from './hi/app.ts'
import { messages } from './hi/messages.ts'
import { pieces } from './hi/pieces.ts'
import type { Catalogue } from './patterns.ts'

/** The Hindi texts that every screen may need; an area has its own beside its screens. */
const hi: Catalogue = { ...messages, ...pieces, ...app }
export default hi
