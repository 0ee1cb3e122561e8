import app from '../app/hi.ts'
import outbox from '../outbox/hi.ts'
import printing from '../printing/hi.ts'
import ui from '../ui/hi.ts'

/** The Hindi that every screen may need; an area has a catalogue of its own beside its screens. */
export default { ...ui, ...printing, ...outbox, ...app }
