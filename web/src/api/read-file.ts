import { CallFailure, genericText } from './failure.ts'
import { sessionHeaders } from './session-key.ts'

/**
 * Reads a file of the server as a `data:` address. An image's own address would be requested without the session's key, and
 * refused.
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
