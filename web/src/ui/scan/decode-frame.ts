import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** The WebAssembly file is served by the product, never by a CDN. */
prepareZXingModule({ overrides: { locateFile: () => wasm } })

/** Returns the text of the code in a picture, of any size and density, or undefined when there is none. */
export async function decodeFrame(frame: ImageData): Promise<string | undefined> {
  const [found] = await readBarcodes(frame, {
    formats: ['QRCode', 'Code128'],
    tryHarder: true,
    maxNumberOfSymbols: 1,
  })
  return found?.text
}
