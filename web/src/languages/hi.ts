import type { Catalogue } from './patterns.ts'

/** The Hindi texts that every screen may need; an area has its own beside its screens. */
const hi: Catalogue = {
  Login: 'लॉगिन',
}
export default hi
