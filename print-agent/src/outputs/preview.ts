import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureOf } from '../paper/picture.ts'
import type { Output } from './output.ts'

/** The number of pictures that are stored: only the most recent ones, because receipts hold names. */
const KEPT = 50

/** An output without a printer: writes pictures of the receipts to a folder. */
export function previewOutput(folder: string, width: number): Output {
  return {
    name: 'preview',
    async print(bytes, { jobId }) {
      await mkdir(folder, { recursive: true })
      const at = new Date().toISOString().replace(/[:.]/g, '-')
      await writeFile(join(folder, `${at}-${jobId.slice(0, 8)}.png`), pictureOf(bytes, width))
      for (const old of (await previews(folder)).slice(KEPT)) await rm(join(folder, old), { force: true })
    },
  }
}

/** The names of the pictures, newest first. */
export async function previews(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.png'))
    .sort()
    .reverse()
}
