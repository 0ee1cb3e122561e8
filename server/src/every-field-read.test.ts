import type { Call } from '@nivas/contract/call.ts'
import { permissionNames } from '@nivas/contract/permissions.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Client } from './testing/client.ts'
import { everyCall } from './testing/every-call.ts'
import { ofPage } from './testing/questions.ts'
import { type Reads, recorded } from './testing/reads.ts'
import { jsonSchemaOf } from './testing/samples/json-schema.ts'
import { type Fields, makeIds, notReadOf, samplesOf } from './testing/samples/sample.ts'
import { useServer } from './testing/server.ts'

const reads: Reads = new Map()

vi.mock('./http/bind.ts', async (original) => {
  const { bind, ...others } = await original<typeof import('./http/bind.ts')>()
  return {
    ...others,
    bind: (...given: Parameters<typeof bind>) =>
      bind(...given).map((one) => ({
        ...one,
        run: (on: never, who: never, input: never) => one.run(on, who, recorded(reads, one.name, input)),
      })),
  }
})

const server = useServer(undefined, { jobs: false })
let staff: Client
beforeAll(async () => {
  staff = await server.as(...permissionNames)
})

const withFields = everyCall.filter(([, call]) => call.body || call.query || call.params)

/** Returns the fields of a call that can have more than one value. */
const fieldsOf = ({ params, query, body }: Call) =>
  [params, query, body].flatMap((schema) =>
    schema
      ? Object.entries(jsonSchemaOf(schema).properties ?? {})
          .filter(([, one]) => one.const === undefined && one.enum?.length !== 1)
          .map(([field]) => field)
      : [],
  )

/** Adds a page of a list without its filters, because all filters together may leave no row to sort. */
const withoutFilters = (call: Call, sample: Fields): Fields[] =>
  call.paged
    ? [
        Object.fromEntries(
          Object.entries(sample).filter(
            ([field]) => ofPage.includes(field) || !call.query?.shape[field]?.safeParse(undefined).success,
          ),
        ),
      ]
    : []

test.each(withFields)('%s reads every field of its input', async (name, call) => {
  const caller = call.permission === 'public' ? server.anonymous : staff
  const samples = await samplesOf(name, call, await makeIds(server))
  for (const request of samples.flatMap((sample) => [sample, ...withoutFilters(call, sample)]))
    await caller.send(call, request as never)
  const notRead = fieldsOf(call).filter((field) => !reads.get(name)?.has(field))
  expect(notRead.toSorted(), 'read it, or say in testing/samples.ts of the area why not').toEqual(
    notReadOf(name).toSorted(),
  )
})
