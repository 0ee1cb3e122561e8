import { decodePhoto } from './decode-photo.ts'

/** A malicious photo may keep the decoder running for ever: in a worker it blocks nothing. */
self.onmessage = ({ data }: MessageEvent<Uint8Array>) => self.postMessage(decodePhoto(data))
