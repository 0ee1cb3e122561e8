import * as z from 'zod'
import { get } from '../call.ts'
import { byId } from '../fields.ts'
import { ofAnyShop } from './systems.ts'

/**
 * `GET /pos/images/:id`: a picture, for the staff of its shop. Unlike other calls, it returns the bytes without an
 * envelope.
 */
export const image = get('/pos/images/:id', {
  permission: ofAnyShop('pos', 'categories', 'products', 'reports'),
  summary: 'A picture of a category or product',
  params: byId,
  returns: z.unknown(),
})
