import { put } from '@nivas/contract/call.ts'
import { date, flag, money, optionalText, requiredText } from '@nivas/contract/fields.ts'
import { known } from '@nivas/contract/known.ts'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { Refusal } from './refusal.ts'
import { changedTo, refuseOverwritten } from './refuse-overwritten.ts'

const edit = put('/things/:id', {
  permission: 'signed-in',
  summary: 'Change a patient',
  params: z.object({ id: z.int() }),
  body: z
    .object({
      name: requiredText(100).transform((name) => name.trim()),
      kind: optionalText(50),
      day: date,
      price: money,
      group: z.int().nullable(),
      is_active: flag,
      charges: z.array(z.object({ id: z.int(), enabled: flag })),
    })
    .partial()
    .extend({ known }),
  returns: z.null(),
})

const present = {
  name: 'Lamp',
  kind: null as string | null,
  day: '2026-11-27',
  price: 12.5,
  group: 4 as number | null | undefined,
  is_active: 1,
  charges: [{ id: 3, enabled: 1 }],
}

/** Returns the texts beside the fields and the present values of a refusal; undefined when nothing is refused. */
async function refused(sent: object, shown?: object, now: object = {}) {
  try {
    await refuseOverwritten(
      edit,
      { id: 1, ...edit.body.parse(sent), ...(shown && { known: { ...shown } }) },
      async () => ({ ...present, ...now }),
      ({ price }) => ({ price: { rupees: price } }),
    )
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { fields = {}, data, status } = error
    const values = Object.entries(fields).map(([field, texts]) => [field, texts[0]?.values?.value])
    return { status, fields: Object.fromEntries(values), data }
  }
}

it.each([
  ['nothing is known', { name: 'Torch' }, undefined],
  ['nothing is known of it', { name: 'Torch' }, {}],
  ['it is what the form showed', { name: 'Torch' }, { name: 'Lamp' }],
  ['it was typed with blanks', { name: 'Torch' }, { name: ' Lamp ' }],
  ['both made the same change', { name: 'Lamp' }, { name: 'Torch' }],
  ['both made the same change, one of them with blanks', { name: ' Lamp' }, { name: 'Torch' }],
  ['it is empty, as it was shown', { kind: 'oil' }, { kind: '' }],
  ['it was shown as yes', { is_active: false }, { is_active: true }],
  ['it is in a list, as it was shown', { charges: [] }, { charges: [{ id: 3, enabled: true }] }],
  ['another field was changed by somebody else', { name: 'Torch' }, { name: 'Lamp', price: 9 }],
  ['the call does not have it', { name: 'Torch' }, { name: 'Lamp', size: 7, constructor: 8 }],
])('a change is taken: %s', async (_, sent, shown) => {
  expect(await refused(sent, shown)).toBeUndefined()
})

it('a stored value that a newer rule would change does not count as a change by another user', async () => {
  expect(await refused({ name: 'Torch' }, { name: '' }, { name: '' })).toBeUndefined()
  expect(await refused({ day: '2026-11-28' }, { day: '0001-01-01' }, { day: '0001-01-01' })).toBeUndefined()
})

it('a field that the record does not have overwrites nothing', async () => {
  expect(await refused({ group: 5 }, { group: 6 }, { group: undefined })).toBeUndefined()
})

it.each([
  ['a name', { name: 'Torch' }, { name: 'Candle' }, { name: 'Lamp' }],
  ['a day, in words', { day: '2026-11-28' }, { day: '2026-11-26' }, { day: { day: '2026-11-27' } }],
  ['an amount, in words', { price: 15 }, { price: 10 }, { price: { rupees: 12.5 } }],
  ['a choice, whose number says nothing', { group: 5 }, { group: 6 }, { group: undefined }],
  ['yes or no', { is_active: false }, { is_active: false }, undefined],
  ['a list', { charges: [] }, { charges: [{ id: 3, enabled: false }] }, { charges: undefined }],
])('a change by somebody else is refused beside its field: %s', async (_, sent, shown, said) => {
  const [field = ''] = Object.keys(shown)
  const now = { [field]: present[field as keyof typeof present] }
  if (said) expect(await refused(sent, shown)).toEqual({ status: 422, fields: said, data: { known: now } })
  // Both users switched it off, and the first one switched it on again.
  else expect(await refused(sent, shown)).toMatchObject({ status: 422, data: { known: now } })
})

it('the text of an emptied field has no value, and one refusal has all changed fields', async () => {
  expect(await refused({ kind: 'oil', name: 'Torch' }, { kind: 'gas', name: 'Candle' })).toEqual({
    status: 422,
    fields: { kind: undefined, name: 'Lamp' },
    data: { known: { kind: null, name: 'Lamp' } },
  })
})

it('a field that another user has emptied is reported as emptied', () => {
  for (const empty of [null, '', []])
    expect(changedTo(empty, undefined).key).toBe('Someone cleared this meanwhile. Save again to replace it.')
  expect(changedTo(4, undefined).key).toBe('Someone changed this meanwhile. Save again to replace it.')
})
