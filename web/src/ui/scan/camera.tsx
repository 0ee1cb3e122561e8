import { Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../languages/use-text.ts'
import { Dialog } from '../dialog.tsx'
import { decodeFrame } from './decode-frame.ts'
import classes from './scan.module.css'

/** The interval in milliseconds between two frames that are decoded. */
const EVERY = 120

type Props = {
  onText: (text: string) => void
  onClose: () => void
}

type CameraError = 'refused' | 'none'

/** A dialog that watches the camera until it sees a code. */
export default function Camera({ onText, onClose }: Props) {
  const t = useText()
  const [error, setError] = useState<CameraError | null>(null)
  const errors: Record<CameraError, string> = {
    refused: t(
      'The browser does not let this page use the camera. Please allow it next to the address, or use a scanner.',
    ),
    none: t('The camera cannot be used. Use a scanner, or type the details.'),
  }
  return (
    <Dialog title="Camera" onClose={onClose}>
      {error ? (
        <Text role="alert">{errors[error]}</Text>
      ) : (
        <Stack gap="sm">
          <Text>{t("Hold the card's code in front of the camera so that it fills the picture.")}</Text>
          <Picture onText={onText} onError={setError} />
        </Stack>
      )}
    </Dialog>
  )
}

/**
 * The camera's picture. It is a separate component because the dialog renders its content later than itself, and the
 * effect needs the video.
 */
function Picture({ onText, onError }: Pick<Props, 'onText'> & { onError: (error: CameraError) => void }) {
  const t = useText()
  const video = useRef<HTMLVideoElement>(null)
  const handlers = useRef({ onText, onError })
  useEffect(() => {
    handlers.current = { onText, onError }
  })

  useEffect(() => {
    const going = new AbortController()
    watch(video.current, going.signal).then(
      (text) => text !== undefined && handlers.current.onText(text),
      (error) =>
        going.signal.aborted ||
        handlers.current.onError(error?.name === 'NotAllowedError' ? 'refused' : 'none'),
    )
    return () => going.abort()
  }, [])

  return <video ref={video} className={classes.video} muted playsInline aria-label={t('Camera picture')} />
}

/**
 * Turns the camera on until it sees a code or the signal aborts. Resolves to the code, or to undefined after an abort.
 */
async function watch(video: HTMLVideoElement | null, signal: AbortSignal): Promise<string | undefined> {
  if (!video) return undefined
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
  })
  try {
    if (signal.aborted) return undefined
    video.srcObject = stream
    await video.play()
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    while (context && !signal.aborted) {
      const text = await look(video, context)
      if (text && !signal.aborted) return text
      await new Promise((resolve) => setTimeout(resolve, EVERY))
    }
    return undefined
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

async function look(video: HTMLVideoElement, context: CanvasRenderingContext2D): Promise<string | undefined> {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0 || height === 0) return undefined
  Object.assign(context.canvas, { width, height })
  context.drawImage(video, 0, 0)
  return decodeFrame(context.getImageData(0, 0, width, height))
}
