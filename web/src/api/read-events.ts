import { CallFailure, genericText } from './failure.ts'
import { sessionHeaders } from './session-key.ts'

/**
 * Reads server-sent events until the stream ends. `EventSource` cannot send headers, and the server refuses a request
 * without the session key.
 *
 * @param onData called with the data of each event
 * @throws CallFailure when the server refuses
 */
export async function readEvents(
  path: string,
  onData: (data: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(path, {
    headers: { Accept: 'text/event-stream', ...sessionHeaders() },
    credentials: 'same-origin',
    signal,
  })
  if (!response.ok || !response.body) throw new CallFailure(response.status, genericText.later)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    text += value
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) if (event.startsWith('data: ')) onData(event.slice('data: '.length))
  }
}
