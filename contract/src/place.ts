import type { Call, FileToSend } from './call.ts'

type Fields = Readonly<Record<string, unknown>>

/** Lists travel in an address joined by commas; half a character, which no address can hold, as the sign for that. */
const inAddress = (value: unknown): string => encodeURIComponent(String(value).toWellFormed())

/**
 * Where each field of a request travels: `:names` of the path in the path, those of the call's query schema in the
 * query, and the others in the body, also a path's `id` when the body's schema names it. The path begins with `/api`;
 * without a body schema there is no body. Fields that are undefined, and null ones in a query, are left out.
 * A call that takes an upload has its `file` for a body, just as it is.
 */
export function place(
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
