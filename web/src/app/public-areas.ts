import { accessForVisitors } from '../access/public.ts'
import { application } from '../application/public.ts'
import { dictionaryForVisitors } from '../dictionary/public.ts'
import { vaccinationForVisitors } from '../vaccination/public.ts'
import type { Area } from './area.ts'

/**
 * The areas with screens that need no session, reduced to those screens. A visitor gets only these manifests, and no
 * icons of the navigation.
 */
export const publicAreas: readonly Area[] = [
  accessForVisitors,
  application,
  dictionaryForVisitors,
  vaccinationForVisitors,
]
