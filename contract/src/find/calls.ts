import * as z from 'zod'
import { post } from '../call.ts'
import { requiredText } from '../fields.ts'
import { Found } from './schemas.ts'

export const find = {
  records: post('/admin/find', {
    permission: 'signed-in',
    summary:
      'Records of all areas that match a text, each area as far as the user may see it: the likeliest first',
    body: z.object({ wanted: requiredText(100) }),
    returns: z.array(Found),
    reads: true,
    secret: ['wanted'],
  }),
}
