import * as z from 'zod'

/** The accepted types of pictures. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export type ImageType = (typeof imageTypes)[number]

/** The maximum size of a picture: 500 kB. */
export const MOST_IMAGE_BYTES = 500 * 1024

/** The longer side of a picture that a browser sends, in pixels. */
export const IMAGE_SIDE = 512

const begins = (bytes: Uint8Array, at: number, text: string) =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0))

/** The type of a picture by its first bytes, not by its name; undefined for anything else. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  if (begins(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (begins(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg'
  if (begins(bytes, 0, 'RIFF') && begins(bytes, 8, 'WEBP')) return 'image/webp'
  return undefined
}

/** A picture as base64, plain or as a `data:` address; null for none. */
export const base64Image = z
  .string()
  .max(Math.ceil(MOST_IMAGE_BYTES / 3) * 4 + 100, 'This file is too large. Please choose a smaller one.')
  .transform((value) => value.replace(/^data:[^,]*;base64,/, ''))
  .refine(
    (value) => /^[A-Za-z0-9+/\s]*={0,2}$/.test(value),
    'A file of this type cannot be used here. Please choose another one.',
  )
  .nullish()
  .transform((value) => value || null)
