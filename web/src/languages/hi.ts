import app from '../app/hi.ts'
import outbox from '../outbox/hi.ts'
import printing from '../printing/hi.ts'
import ui from '../ui/hi.ts'

/** The Hindi that every screen may need. An area has its own catalogue beside its screens. */
export default { ...ui, ...printing, ...outbox, ...app }
