import { writeFileSync } from 'node:fs'
import { encode } from 'uqr'
import { flags } from './browser.ts'

const WIDTH = 1280
const HEIGHT = 720

/** Makes a film of one QR code, as large as possible, on grey: raw YUV, which Chromium plays as a camera. */
function filmOf(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'L', border: 4 })
  const scale = Math.floor(HEIGHT / size)
  const [left, top] = [WIDTH, HEIGHT].map((side) => Math.floor((side - size * scale) / 2)) as [number, number]
  const light = Buffer.alloc(WIDTH * HEIGHT, 128)
  for (let y = 0; y < size * scale; y++)
    for (let x = 0; x < size * scale; x++)
      light[(top + y) * WIDTH + left + x] = data[Math.floor(y / scale)]?.[Math.floor(x / scale)] ? 30 : 220
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)])
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`), frame, frame])
}

/** Returns the launch options of a browser whose camera sees this text as a QR code; the film is stored at `path`. */
export function cameraSeeing(text: string, path: string) {
  writeFileSync(path, filmOf(text))
  return [
    ...flags,
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
  ]
}
