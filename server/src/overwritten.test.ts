import type { Call } from '@nivas/contract/call.ts'
import { dictionary } from '@nivas/contract/dictionary/calls.ts'
import type { ChangedMeanwhile } from '@nivas/contract/known.ts'
import { permissionNames } from '@nivas/contract/permissions.ts'
import { pos } from '@nivas/contract/pos/calls.ts'
import { schedules } from '@nivas/contract/schedules/calls.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import type { Client } from './testing/client.ts'
import { everyCall } from './testing/every-call.ts'
import { inDays } from './testing/factories.ts'
import { type Fields, makeIds, samplesOf } from './testing/samples/sample.ts'
import { useServer } from './testing/server.ts'

const server = useServer(undefined, { jobs: false })
let staff: Client
beforeAll(async () => {
  staff = await server.as(...permissionNames)
})

const edits = everyCall.filter(([, call]) => call.body && 'known' in call.body.shape)

/** Fields that overwrite no value, because the record has no such value or the sample's shop does not have the type. */
const noValues: Readonly<Record<string, readonly string[]>> = {
  'pos.updateProduct': ['systemid', 'stock_in_hand', 'addstock', 'pricefrom'],
  'pos.updateCategory': ['systemid', 'isprasad', 'ismeal', 'mealtype'],
  'reservations.edit': ['difference'],
  // Each charge of a house is compared separately: profiles.test.ts.
  'electrical.updateProfile': ['chargeTypes'],
  'venue.nameInHindi': ['kind'],
  'venue.editFloor': ['building_id'],
  // Each attribute is compared separately: attributes.test.ts.
  'venue.setAttributes': ['object_id', 'type', 'attributes'],
}

/** The calls that make a record for the edits whose samples have none. */
const makers: Readonly<Record<string, string>> = {
  'dictionary.editWord': 'dictionary.addWord',
  'gate.editVisit': 'gate.createVisitorEntry',
  'samadh.editVisit': 'samadh.visit',
  'venue.editAttribute': 'venue.addAttribute',
  'venue.editClosure': 'venue.closeRoom',
}

const callNamed = (wanted: string): Call => everyCall.find(([name]) => name === wanted)?.[1] as Call

/** Returns a record for an edit, if its samples have none. */
async function recordFor(name: string): Promise<Fields> {
  const maker = makers[name]
  if (!maker) return {}
  const [toMake] = (await samplesOf(maker, callNamed(maker), await makeIds(server))).toReversed()
  const { id } = (await staff.data(callNamed(maker), toMake as never)) as { id: number }
  return { id }
}

/** Returns the requests that an edit accepts, each for an existing record. */
async function allSamplesOf(name: string, call: Call): Promise<Fields[]> {
  const samples: Fields[] = []
  for (const sample of await samplesOf(name, call, await makeIds(server)))
    samples.push({ ...sample, ...(await recordFor(name)) })
  return samples
}

const sampleOf = async (name: string, call: Call): Promise<Fields> =>
  (await allSamplesOf(name, call)).at(-1) ?? {}

const fieldsOf = (name: string, { body, params }: Call) =>
  Object.keys(body?.shape ?? {}).filter(
    (field) =>
      !['id', 'known'].includes(field) &&
      !(field in (params?.shape ?? {})) &&
      !noValues[name]?.includes(field),
  )

/** Returns the fields of a request that identify the record. */
const recordOf = (name: string, call: Call, sample: Fields): Fields => {
  const fields = fieldsOf(name, call)
  return Object.fromEntries(Object.entries(sample).filter(([field]) => !fields.includes(field)))
}

/** Returns values that may differ from the sample's. */
const others = (sent: unknown): unknown[] => [
  ...(Array.isArray(sent) ? [[999_999], [{ ...sent[0], amount: 77, days: 77 }]] : []),
  ...(typeof sent === 'string' ? [`${sent}B`, inDays(7), '11:30', '9123456789', 'b@example.org'] : []),
  ...(typeof sent === 'number' ? [sent + 7] : []),
  ...[false, true, 'DESI', 'WESTERN', 'ROOM', 'DORMITORY', 'NO', 'YES', 'FLOOR', 'RIGHT', 'L', 'Weekly'],
  ...['02:00:00:00:00:99', 'occupancy-by-range', 999_999, 7, null],
]

const isChoice = ({ body }: Call, field: string): boolean => {
  const schema = body?.shape[field]
  return (
    schema !== undefined &&
    JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).includes('"enum"')
  )
}

/** Returns a value that the call accepts for a field, other than the sample's. */
function another({ body }: Call, sample: Fields, field: string): unknown {
  const schema = body?.shape[field]
  const read = (value: unknown) => schema?.safeParse(value)
  const before = JSON.stringify(read(sample[field])?.data ?? null)
  return others(sample[field]).find((value) => {
    const taken = read(value)
    return taken?.success && JSON.stringify(taken.data ?? null) !== before
  })
}

test('the contract has edits', () => {
  expect(edits.length).toBeGreaterThan(18)
})

test.each(edits)(
  '%s refuses each field that somebody else has changed since the form was opened',
  async (name, call) => {
    const samples = await allSamplesOf(name, call)
    // Samples for mutually exclusive forms have fields of their own.
    expect(Object.keys(Object.assign({}, ...samples))).toEqual(expect.arrayContaining(fieldsOf(name, call)))
    for (const sample of samples) {
      const recordOnly = recordOf(name, call, sample)
      const sent = (await staff.send(call, { ...sample, known: {} } as never)).body
      const { id: _, ...fields } = sample
      for (const field of fieldsOf(name, call).filter((one) => one in sample)) {
        const value = another(call, fields, field)
        const late = { [field]: value, known: { [field]: value } }
        const alone = await staff.send(call, { ...recordOnly, ...late } as never)
        // Rules across fields may need the other fields, which have the values that were sent.
        const { status, body } = alone.body.data
          ? alone
          : await staff.send(call, { ...sample, ...late } as never)
        expect({ sent, field, value, status, body }).toMatchObject({
          status: 422,
          body: { errors: { [field]: [expect.stringMatching(/^Someone (changed|cleared) this/)] } },
        })
        const { known } = body.data as unknown as ChangedMeanwhile
        expect(Object.keys(known)).toEqual([field])
        // The text of a choice is a word of the screens, in the user's language.
        const [text] = (body as { texts?: Record<string, Text[]> }).texts?.[field] ?? []
        if (isChoice(call, field))
          expect({ field, shown: typeof text?.values?.value }).not.toEqual({ field, shown: 'string' })
      }
    }
  },
)

test('the second desk sees the first one’s price, and its next save is accepted; two desks with the same price are both accepted', async () => {
  const sample = await sampleOf('pos.updateProduct', pos.updateProduct)
  const { id, systemid } = sample as { id: number; systemid: 1 }
  const { price: before } = await staff.data(pos.updateProduct, { id, systemid })
  const save = (sellprice: number, known: object) =>
    staff.send(pos.updateProduct, { id, systemid, sellprice, known: { ...known } })
  const price = async () => (await staff.data(pos.updateProduct, { id, systemid })).price

  expect((await save(700, { sellprice: before })).status).toBe(200)
  expect((await save(700, { sellprice: before })).status).toBe(200)
  const { status, body } = await save(650, { sellprice: before })
  expect([status, body.errors]).toEqual([
    422,
    {
      sellprice: ['Someone changed this to Rs. 700.00 meanwhile. Save again to replace it.'],
    },
  ])
  expect(await price()).toBe(700)
  const { known } = body.data as unknown as ChangedMeanwhile
  expect((await save(650, known)).status).toBe(200)
  expect(await price()).toBe(650)
})

test('a choice is shown by its word, and a large number with separators', async () => {
  const said = async (name: string, change: object, known: object) => {
    const call = callNamed(name)
    const { difference: _, ...record } = recordOf(name, call, await sampleOf(name, call))
    expect((await staff.send(call, { ...record, ...change } as never)).status).toBe(200)
    const { body } = await staff.send(call, { ...record, ...known, known } as never)
    return Object.values(body.texts ?? {}).map(([text]) => text?.values?.value)
  }
  expect(await said('gate.setCeiling', { ceiling: 210_000 }, { ceiling: 7 })).toEqual([{ count: 210_000 }])
  expect(await said('venue.editFloor', { position: 'LEFT' }, { position: 'RIGHT' })).toMatchObject([
    { key: 'LEFT' },
  ])
  const known = { toilet_type: 'DESI', ac_room: 'NO' }
  expect(await said('reservations.edit', { toilet_type: 'WESTERN', ac_room: 'YES' }, known)).toMatchObject([
    { key: 'WESTERN' },
    { key: 'YES' },
  ])
})

test('an hour and a choice are shown as on the screens', async () => {
  const { id } = (await sampleOf('schedules.edit', schedules.edit)) as { id: number }
  const late = { hour: 7, every: 'Weekly', known: { hour: 9, every: 'Monthly' } } as const
  const { body } = await staff.send(schedules.edit, { id, ...late })
  expect(body.errors).toEqual({
    hour: ['Someone changed this to 06:00 meanwhile. Save again to replace it.'],
    every: ['Someone changed this to Daily meanwhile. Save again to replace it.'],
  })
})

test('`known` of a caller is stored by the audit, so it may have only what can be stored', async () => {
  const { id } = await staff.data(dictionary.addWord, { word: 'langar', meaning: 'kitchen', kind: '' })
  const edit = (known: Record<string, unknown>) =>
    staff.send(dictionary.editWord, { id, meaning: 'meal', known })
  for (const known of [
    { kind: 'a\0' },
    { 'a\0': 1 },
    { kind: [{ deep: '\ud800' }] },
    { kind: 'A'.repeat(60_000) },
  ])
    expect((await edit(known)).status).toBe(422)
  expect((await edit({ kind: '', constructor: 1, meaning: 'kitchen' })).status).toBe(200)
})

test('a caller that sends no `known` changes the field, as specified', async () => {
  const { id } = await staff.data(dictionary.addWord, { word: 'seva', meaning: 'service', kind: '' })
  const edit = (meaning: string) => staff.send(dictionary.editWord, { id, meaning })
  expect([(await edit('one')).status, (await edit('two')).status]).toEqual([200, 200])
})
