import * as z from 'zod'
import { post } from '../call.ts'
import { RECENTLY } from './confirm.ts'
import { exportedLists } from './exported-lists.ts'

/** Every table calls it: in a file of its own, so that lists load nothing else. */
export const noteExport = post('/auth/exports', {
  permission: 'signed-in',
  summary: 'Export a list of persons as a file',
  // The name of the table, and the format of the export.
  body: z.object({
    list: z.enum(exportedLists, 'There is no such list'),
    file: z.enum(['csv', 'xlsx', 'paper']),
  }),
  returns: z.null(),
  confirm: RECENTLY,
})
