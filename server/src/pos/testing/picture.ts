import { createHash, randomInt } from 'node:crypto'
import type { Database } from '../../db/connection.ts'
import { drawPng } from '../draw-png.ts'

const square = { width: 8, height: 8, at: (x: number, y: number) => (x + y) % 2 }

/** A small PNG. */
export const aPicture = drawPng({
  ...square,
  palette: [
    [20, 120, 110],
    [240, 240, 240],
  ],
})

const shade = () => [randomInt(256), randomInt(256), randomInt(256)] as const

/** Stores a picture that no other test has; returns its id. */
export async function makePicture({ db }: Pick<Database, 'db'>, shop = 2): Promise<number> {
  const bytes = drawPng({ ...square, palette: [shade(), shade()] })
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
