import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Inflate } from '@nivas/contract/identity/secure-qr.ts'

const unpack = {
  gzip: promisify<Uint8Array, zlib.ZlibOptions, Buffer>(zlib.gunzip),
  deflate: promisify<Uint8Array, zlib.ZlibOptions, Buffer>(zlib.inflate),
}

/** Unpacks with zlib, which stops at the limit and verifies the checksum. */
export const inflate: Inflate = (bytes, format, most) => unpack[format](bytes, { maxOutputLength: most })
