import * as z from 'zod'
import { post } from '../call.ts'
import { requiredText } from '../fields.ts'
import { RECENTLY } from './confirm.ts'

/** Called by every table: apart from the rest, so that a list loads no more. */
export const noteExport = post('/auth/exports', {
  permission: 'signed-in',
  summary: 'Export a list of persons as a file',
  // What its table is called, and what it becomes.
  body: z.object({ list: requiredText(100), file: z.enum(['csv', 'xlsx', 'paper']) }),
  returns: z.null(),
  confirm: RECENTLY,
})
