import { CallFailure, genericText } from './failure.ts'
import { sessionHeaders } from './session-key.ts'

/**
 * Reads a file of the server as a `data:` address. The browser would request an image at its own address without the
 * session key, and the server would refuse it.
 *
 * @throws CallFailure when the server refuses
 */
export async function readFile(path: string, signal?: AbortSignal): Promise<string> {
  const response = await fetch(path, {
    headers: sessionHeaders(),
    credentials: 'same-origin',
    ...(signal && { signal }),
  })
  if (!response.ok) throw new CallFailure(response.status, genericText.later)
  const blob = await response.blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
