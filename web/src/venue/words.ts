import type { AttributeValue } from '@nivas/contract/venue/schemas.ts'

/**
 * Returns 'Lift: Yes · Wheelchair access: All floors'. The venue chose these names, so they are the same in every
 * language.
 */
export const attributesText = (values: readonly AttributeValue[]): string =>
  values.map(({ name, value }) => `${name}: ${value}`).join(' · ')
