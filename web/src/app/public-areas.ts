import { accessForVisitors } from '../access/public.ts'
import { application } from '../application/public.ts'
import { dictionaryForVisitors } from '../dictionary/public.ts'
import { vaccinationForVisitors } from '../vaccination/public.ts'
import type { Area } from './area.ts'

/**
 * The screens that need no session, of every area that has some. A visitor is sent no other manifest, and
 * no icon of the navigation.
 */
export const publicAreas: readonly Area[] = [
  accessForVisitors,
  application,
  dictionaryForVisitors,
  vaccinationForVisitors,
]
