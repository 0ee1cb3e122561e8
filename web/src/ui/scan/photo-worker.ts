import { decodePhoto } from './decode-photo.ts'

/**
 * Decodes in a worker, because a malicious photo could keep the decoder running forever, and in a worker it blocks
 * nothing else.
 */
self.onmessage = ({ data }: MessageEvent<Uint8Array>) => self.postMessage(decodePhoto(data))
