import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../languages/use-text.ts'
import { decodePhoto } from './decode-photo.ts'
import classes from './scan.module.css'

/** The photo of a card, small; nothing when it cannot be decoded. */
export default function Photo({ photo }: { photo: Uint8Array }): ReactNode {
  const t = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const image = decodePhoto(photo)
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context) return
    canvas.current.hidden = image === null
    if (!image) return
    Object.assign(canvas.current, { width: image.width, height: image.height })
    context.putImageData(image, 0, 0)
  }, [photo])
  return (
    <canvas ref={canvas} hidden role="img" aria-label={t('Photo of the card')} className={classes.photo} />
  )
}
