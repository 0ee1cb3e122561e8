import type { Call } from '@nivas/contract/call.ts'
import { inEnglish } from '@nivas/contract/in-english.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import type { ZodType } from 'zod'
import type { Refusal } from '../http/refusal.ts'
import { validatorCompiler } from '../http/validate.ts'
import type { Fields } from './samples/sample.ts'

const inEnglishAll = ({ fields = {} }: Refusal) =>
  Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.map(inEnglish)]))

/** Returns the names in a call's path with the values of a request. */
function paramsOf(call: Call, path: string): Record<string, string> {
  const given = path.split('?')[0]?.split('/') ?? []
  return Object.fromEntries(
    `/api${call.path}`
      .split('/')
      .flatMap((part, at) =>
        part.startsWith(':') ? [[part.slice(1), decodeURIComponent(given[at] ?? '')]] : [],
      ),
  )
}

/**
 * Returns the errors that the schemas of a call find in a request, computed in this process in the same way and order
 * as on the server. Undefined when the request reaches the use case.
 */
export function refusalOf(call: Call, fields: Fields): Record<string, string[]> | undefined {
  const { path, body } = requestParts(call, fields)
  const parts = [
    ['params', call.params, paramsOf(call, path)],
    ['body', call.body, body && JSON.parse(JSON.stringify(body))],
    ['querystring', call.query, Object.fromEntries(new URL(path, 'http://x').searchParams)],
  ] as const
  for (const [httpPart, schema, data] of parts) {
    if (!schema) continue
    const judged = validatorCompiler({ schema, httpPart, method: call.method, url: call.path })(data)
    if (judged && typeof judged === 'object' && 'error' in judged)
      return inEnglishAll(judged.error as Refusal)
  }
  return undefined
}

/** Whether the schema of a field refuses a value, regardless of the other fields. */
export function isWrongAlone(call: Call, field: string, value: unknown): boolean {
  const text = (given: unknown) => String(given).toWellFormed()
  const parts = [
    [call.params, text(value)],
    [call.query, value === undefined || value === null ? undefined : text(value)],
    [call.body, value === undefined ? undefined : JSON.parse(JSON.stringify(value) ?? 'null')],
  ] as const
  return parts.some(([schema, given]) => {
    const own = schema?.shape[field] as ZodType | undefined
    return own !== undefined && !own.safeParse(given).success
  })
}
