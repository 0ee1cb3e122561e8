import { permissionNames } from '@nivas/contract/permissions.ts'
import { expect, it } from 'vitest'
import { everyCall } from '../testing/every-call.ts'
import { makeIds, samplesOf } from '../testing/samples/sample.ts'
import { useServer } from '../testing/server.ts'

const server = useServer(undefined, { jobs: false })

/** The calls that read what belongs to one record. An id in a query is a filter, which may find nothing. */
const reading = everyCall.flatMap(([name, call]) => {
  const fields = { ...call.params?.shape, ...call.body?.shape }
  const ids = Object.keys(fields).filter((field) => /^(.+_)?id$/.test(field))
  return call.writes ? [] : ids.map((field) => ({ name, call, field }))
})

it('every call that reads one record, or what belongs to it, answers 404 with a text for an unknown id', async () => {
  const staff = await server.as(...permissionNames)
  const ids = await makeIds(server)
  const wrong: unknown[] = []
  for (const { name, call, field } of reading)
    for (const sample of await samplesOf(name, call, ids)) {
      const { status, body } = await staff.send(call, { ...sample, [field]: 2_147_483_647 } as never)
      if (status !== 404 || !/^There is no such /.test(body.message))
        wrong.push({ name, field, status, body })
    }
  expect(wrong).toEqual([])
  expect(reading.length).toBeGreaterThan(25)
})
