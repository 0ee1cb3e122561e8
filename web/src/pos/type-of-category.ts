import { typeOf } from '@nivas/contract/pos/category-type.ts'
import type { Category } from '@nivas/contract/pos/schemas.ts'

/** The type of a category as it came from the server. */
export const typeOfCategory = ({ isbhaint, isprasad, ismeal }: Category) =>
  typeOf({ isbhaint: isbhaint > 0, isprasad: isprasad > 0, ismeal: ismeal > 0 })
