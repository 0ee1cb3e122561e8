import { idInAddress } from '@nivas/contract/fields.ts'
import { image as call } from '@nivas/contract/pos/image-call.ts'
import { type SystemId, shopsOf } from '@nivas/contract/pos/systems.ts'
import type { FastifyInstance } from 'fastify'
import { type Door, guard } from '../http/guard.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * Registers `GET /pos/images/:id`, which answers the staff of a picture's shop with its bytes and their media type. The
 * bytes of an id never change, so browsers cache them.
 */
export function registerImages(api: FastifyInstance, door: Door) {
  api.get<{ Params: { id: string } }>(call.path, {
    config: { rateLimit: false },
    onRequest: (request) => guard(call, request, door),
    handler: async ({ params, actor }, reply) => {
      const id = idInAddress.safeParse(params.id)
      const image =
        id.success &&
        (await door.db.selectFrom('pos_images').selectAll().where('id', '=', id.data).executeTakeFirst())
      const shops = actor ? shopsOf(actor.permissions, 'pos', 'categories', 'products', 'reports') : []
      if (!image || !shops.includes(image.systemid as SystemId))
        throw new Refusal(404, 'There is no such picture')
      return reply
        .header('content-type', image.type)
        .header('content-disposition', 'inline')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, max-age=31536000, immutable')
        .send(image.bytes)
    },
  })
}
