import * as z from 'zod'
import { post } from '../call.ts'
import { requiredText } from '../fields.ts'
import { RECENTLY } from './confirm.ts'

/** Every table calls it: in a file of its own, so that lists load nothing else. */
export const noteExport = post('/auth/exports', {
  permission: 'signed-in',
  summary: 'Export a list of persons as a file',
  // The name of the table, and the format of the export.
  body: z.object({ list: requiredText(100), file: z.enum(['csv', 'xlsx', 'paper']) }),
  returns: z.null(),
  confirm: RECENTLY,
})
