import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../languages/use-text.ts'
import type { Pixels } from './decode-photo.ts'
import classes from './scan.module.css'

/** The limit for decoding in milliseconds. A card's photo takes about 20. */
const PATIENCE = 3_000

/** Shows the photo of a card at a small size. Shows nothing when it cannot be decoded. */
export default function Photo({ photo }: { photo: Uint8Array }): ReactNode {
  const t = useText()
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
    const stop = () => worker.terminate()
    const patience = setTimeout(stop, PATIENCE)
    worker.onmessage = ({ data }: MessageEvent<Pixels | null>) => {
      stop()
      if (data && canvas.current) draw(data, canvas.current)
    }
    worker.postMessage(photo)
    return () => {
      clearTimeout(patience)
      stop()
    }
  }, [photo])

  return (
    <canvas ref={canvas} hidden role="img" aria-label={t('Photo of the card')} className={classes.photo} />
  )
}

function draw({ data, width, height }: Pixels, canvas: HTMLCanvasElement) {
  Object.assign(canvas, { width, height, hidden: false })
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)
}
