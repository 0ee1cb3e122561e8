import type { Call } from '@nivas/contract/call.ts'

type Fields = Record<string, unknown>

const inAddress = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value))

/**
 * Where each field of a request travels: `:names` of the path in the path, a GET's fields and those of the call's query
 * schema in the query string, and the others in the body, also a path's `id` when the body's schema names it.
 */
export function toHttp(call: Call, request: Fields): { url: string; body: string | undefined } {
  const inPath = new Set<string>()
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    inPath.add(name)
    return encodeURIComponent(inAddress(request[name]))
  })

  const query = new URLSearchParams()
  const body: Fields = {}
  for (const [name, value] of Object.entries(request)) {
    if (value === undefined) continue
    const queried =
      call.method === 'GET' ? !inPath.has(name) : Boolean(call.query && name in call.query.shape)
    if (queried && value !== null) query.set(name, inAddress(value))
    if (call.body && !queried && (!inPath.has(name) || name in call.body.shape)) body[name] = value
  }

  const search = query.size > 0 ? `?${query}` : ''
  return { url: `/api${path}${search}`, body: call.body ? JSON.stringify(body) : undefined }
}
