import { IMAGE_SIDE, imageTypes, MOST_IMAGE_BYTES } from '@nivas/contract/pos/image.ts'

/** The qualities to try, in this order, until the picture is small enough. */
const qualities = [0.85, 0.7, 0.5]

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

/**
 * Shrinks a picture to at most 512 pixels on its longer side and at most 500 kB. Resolves to undefined if the file is
 * not a picture.
 */
export async function shrinkImage(file: Blob): Promise<Blob | undefined> {
  const source = await createImageBitmap(file).catch(() => undefined)
  if (!source) return undefined
  const scale = Math.min(1, IMAGE_SIDE / Math.max(source.width, source.height))
  const isFine = (imageTypes as readonly string[]).includes(file.type) && file.size <= MOST_IMAGE_BYTES
  if (scale === 1 && isFine) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(source.width * scale))
  canvas.height = Math.max(1, Math.round(source.height * scale))
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height)
  for (const quality of qualities) {
    // A browser that cannot write WebP writes a PNG instead.
    const blob = await toBlob(canvas, 'image/webp', quality)
    if (blob && blob.size <= MOST_IMAGE_BYTES) return blob
  }
  return (await toBlob(canvas, 'image/jpeg', 0.5)) ?? undefined
}
