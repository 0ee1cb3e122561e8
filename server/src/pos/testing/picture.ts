import { createHash, randomInt } from 'node:crypto'
import type { Database } from '../../db/connection.ts'
import { drawPng } from '../draw-png.ts'

/** A small PNG. */
export const aPicture = drawPng(8, 8, () => [20, 120, 110])

/** A stored picture that no other test has. */
export async function makePicture({ db }: Pick<Database, 'db'>, shop = 2): Promise<number> {
  const shade = randomInt(256)
  const bytes = drawPng(8, 8, (x, y) => [shade, (x * 32 + randomInt(32)) % 256, y * 32])
  const { id } = await db
    .insertInto('pos_images')
    .values({
      systemid: shop,
      type: 'image/png',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
