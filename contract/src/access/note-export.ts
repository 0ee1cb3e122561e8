import * as z from 'zod'
import { post } from '../call.ts'
import { RECENTLY } from './confirm.ts'
import { exportedLists } from './exported-lists.ts'

/** Every exportable table makes this call. It has a separate file so that lists load no other calls. */
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
