import { decodePhoto } from './decode-photo.ts'

/** A photo that was made for it keeps the decoder going for ever: here nobody waits for it. */
self.onmessage = ({ data }: MessageEvent<Uint8Array>) => self.postMessage(decodePhoto(data))
