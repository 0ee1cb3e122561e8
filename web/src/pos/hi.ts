import pos from '@nivas/contract/pos/hi.ts'
import catalogue from './catalogue-hi.ts'
import meals from './meals-hi.ts'
import till from './till-hi.ts'

/** The Hindi of the shops. */
const hi = {
  ...pos,
  ...catalogue,
  ...till,
  ...meals,
}
export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
