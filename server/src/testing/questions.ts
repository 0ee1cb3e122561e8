import type { Call, Request } from '@nivas/contract/call.ts'
import type { ZodType } from 'zod'
import { ofAreas } from './of-areas.ts'
import { exampleOf } from './samples/example.ts'
import type { Fields } from './samples/sample.ts'

/** Finds the first row of a statement in the filled database. */
type Find = (text: string) => Promise<Fields>

/**
 * The export `questions` of an area's `testing/plans.ts`: realistic requests to its reading calls on a filled venue.
 * The first request to a list supplies the list's required fields. Fields that no request uses get a value made from
 * their schema.
 */
export type Questions<Calls> = {
  [Name in keyof Calls]?: Calls[Name] extends Call
    ? Partial<Request<Calls[Name]>>[] | ((find: Find) => Promise<Fields[]>)
    : never
}

/**
 * The export `refused` of an area's `testing/plans.ts`: requests to calls that look for a record and refuse with 400
 * before they write anything. These are the only requests to calls that write.
 */
export type Refused<Calls> = {
  [Name in keyof Calls]?: Calls[Name] extends Call ? Partial<Request<Calls[Name]>>[] : never
}

/**
 * The export `readsMore` of an area: how many rows a call may read that reads more than usual, with the reason in a
 * comment.
 */
type Module = {
  questions?: Record<string, Fields[] | ((find: Find) => Promise<Fields[]>)>
  refused?: Record<string, Fields[]>
  readsMore?: Record<string, number>
}
const modules = await ofAreas<Module>('plans.ts')

/** The fields of every list. */
export const ofPage = ['page', 'per_page', 'sort', 'order']

const fieldsOf = (call: Call) =>
  Object.entries({ ...call.params?.shape, ...call.query?.shape, ...call.body?.shape }) as [string, ZodType][]

/** Returns all requests to a call, by its name. The first request to a list has its required fields. */
export async function questionsOf(name: string, call: Call, find: Find): Promise<Fields[]> {
  const [area = '', key = ''] = name.split('.')
  const given = modules[area]?.questions?.[key] ?? []
  const own = typeof given === 'function' ? await given(find) : given
  const isNeeded = (schema: ZodType) => !schema.safeParse(undefined).success
  const [needed, optional] = [
    fieldsOf(call).filter(([, schema]) => isNeeded(schema)),
    fieldsOf(call).filter(([, schema]) => !isNeeded(schema)),
  ]
  const example = exampleOf(call, [])
  const base = Object.fromEntries(needed.map(([field]) => [field, own[0]?.[field] ?? example[field]]))
  const notAsked = optional.filter(([field]) => !ofPage.includes(field) && !own.some((one) => field in one))
  return [base, ...own, ...notAsked.map(([field]) => ({ ...base, [field]: example[field] }))]
}

/** Returns the requests to a call that are refused. */
export function refusedRequests(name: string): Fields[] {
  const [area = '', key = ''] = name.split('.')
  return modules[area]?.refused?.[key] ?? []
}

/** Returns how many rows a call may process, if it is more than usual. */
export function readsMore(name: string): number | undefined {
  const [area = '', key = ''] = name.split('.')
  return modules[area]?.readsMore?.[key]
}
