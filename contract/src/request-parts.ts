import type { Call, FileToSend } from './call.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Lists in an address are joined by commas; half a surrogate pair, which an address cannot hold, becomes the
 * replacement character.
 */
const inAddress = (value: unknown): string => encodeURIComponent(String(value).toWellFormed())

/**
 * Distributes the fields of a request: `:names` of the path into the path, those of the call's query schema into the
 * query, and the others into the body. A path's `id` is also in the body when the body's schema names it. The path
 * begins with `/api`; without a body schema there is no body. Undefined fields, and null ones in a query, are left out.
 * The body of a call with an upload is its unchanged `file`.
 */
export function requestParts(
  call: Call,
  { file, ...fields }: Fields,
): { path: string; body: Fields | undefined; file?: FileToSend } {
  const request = call.upload || file === undefined ? fields : { ...fields, file }
  const inPath = new Set<string>()
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    inPath.add(name)
    return inAddress(request[name])
  })
  const given = Object.entries(request).filter(([, value]) => value !== undefined)
  const queried = (name: string) => call.query !== undefined && name in call.query.shape
  const query = given
    .filter(([name, value]) => queried(name) && value !== null)
    .map(([name, value]) => `${name}=${inAddress(value)}`)
    .join('&')
  const body = Object.fromEntries(
    given.filter(([name]) => !queried(name) && (!inPath.has(name) || (call.body && name in call.body.shape))),
  )
  return {
    path: `/api${path}${query && `?${query}`}`,
    body: call.body ? body : undefined,
    ...(call.upload && { file: file as FileToSend }),
  }
}
