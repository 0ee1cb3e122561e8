import type { Call } from '@nivas/contract/call.ts'
import { permissionNames } from '@nivas/contract/permissions.ts'
import { beforeAll, expect, test } from 'vitest'
import type { ZodType } from 'zod'
import type { Client } from './testing/client.ts'
import { everyCall } from './testing/every-call.ts'
import { exampleOf } from './testing/samples/example.ts'
import { useServer } from './testing/server.ts'

/**
 * A venue on its first day has only the first administrator, the ready-made roles, and the data that the product
 * brings.
 */
const server = useServer(undefined, { jobs: false })
let administrator: Client
beforeAll(async () => {
  administrator = await server.as(...permissionNames)
})

const reading = everyCall.filter(([, { writes }]) => !writes)

/** Returns the fields that may be omitted, such as filters. */
const optionalOf = ({ params, query, body }: Call): string[] =>
  (Object.entries({ ...params?.shape, ...query?.shape, ...body?.shape }) as [string, ZodType][])
    .filter(([, schema]) => schema.safeParse(undefined).success)
    .map(([field]) => field)

test.each(reading)('%s answers before anything is set up', async (name, call) => {
  const optional = optionalOf(call)
  const all = exampleOf(call, [])
  const needed = Object.fromEntries(Object.entries(all).filter(([field]) => !optional.includes(field)))
  for (const request of [needed, all]) {
    // An answer that violates the contract fails here, for example a figure that is null or NaN.
    const { status, body } = await administrator.send(call, request as never)
    expect(status, `${name} ${JSON.stringify(request)}: ${body.message}`).toBeLessThan(500)
  }
})
