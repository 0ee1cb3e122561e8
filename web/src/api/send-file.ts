/** The time in ms without progress after which the connection counts as lost. */
const PATIENCE = 60_000

type Options = { signal?: AbortSignal | undefined; onProgress?: ((sent: number) => void) | undefined }

/** Sends a file as `fetch` would, but reports the progress, which `fetch` does not. */
export function sendFile(
  path: string,
  method: string,
  headers: Record<string, string>,
  file: Blob,
  { signal, onProgress }: Options,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    for (const [name, value] of Object.entries({ ...headers, 'Content-Type': file.type }))
      request.setRequestHeader(name, value)
    let patience: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(patience)
      patience = setTimeout(() => request.abort(), PATIENCE)
    }
    const giveUp = () => request.abort()
    request.upload.onprogress = ({ loaded, total }) => {
      wait()
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.onloadend = () => {
      clearTimeout(patience)
      signal?.removeEventListener('abort', giveUp)
      if (request.status > 0) resolve(new Response(request.responseText, { status: request.status }))
      else reject(signal?.aborted ? signal.reason : new TypeError('The connection was lost'))
    }
    signal?.addEventListener('abort', giveUp)
    wait()
    request.send(file)
  })
}
