import { kindOfId, namedFields } from '@nivas/contract/access/audited-ids.ts'
import type { Call } from '@nivas/contract/call.ts'
import { contract } from '@nivas/contract/index.ts'
import { type Audited, auditedFields, isBoundedBy } from '@nivas/contract/testing/audited-fields.ts'
import { expect, test } from 'vitest'
import { auditField, hidden } from './audit-field.ts'
import { auditFieldsOf } from './audit-fields.ts'

const areas = auditedFields.filter(([, fields]) => fields.length > 0)

test('there are fields', () => {
  expect(areas.length).toBeGreaterThan(12)
  expect(areas.flatMap(([, fields]) => fields).length).toBeGreaterThan(400)
})

test.each(areas)('the audit has a label for each field that the calls of %s write', (area, fields) => {
  const labels = auditFieldsOf(area)
  const missing = fields
    .filter(({ within, name }) => auditField(labels, within, name) === undefined)
    .map(({ within, name }) => `${within}.${name}`)
  expect([...new Set(missing)], `name them in web/src/${area}/audit-fields.ts`).toEqual([])
})

/** Units and readings of a meter, which have the same upper bound as an amount. */
const ofMeters = /reading|units/i

/** The upper bound of an amount of money (`money` and `signedMoney` of the contract's fields). */
const MOST_MONEY = 9_999_999_999.99
const isMoney = (field: Audited) => isBoundedBy(MOST_MONEY, field)

test.each(areas)('amounts of %s are shown as rupees', (area, fields) => {
  const labels = auditFieldsOf(area)
  const wrong = fields.filter((sent) => {
    const field = auditField(labels, sent.within, sent.name)
    const isShown = typeof field !== 'boolean' && !ofMeters.test(sent.name)
    return isMoney(sent) && isShown && !(typeof field === 'object' && field.as === 'rupees')
  })
  expect(wrong.map(({ within, name }) => `${within}.${name}`)).toEqual([])
})

/** The fields of events without a call (`writeEvent` and `writeAudit` of the server). */
const ofEvents = [
  'role',
  ...['people', 'places', 'rooms', 'combined', 'was'],
  ...['into', 'ended_by'],
  ...['new', 'changed', 'unchanged'],
  ...['user_id', 'from', 'to'],
]

/**
 * Ids without a name: a plan and a gate entry have only a number, and the audit does not name vaccinated persons
 * (decision 0205).
 */
const withoutName = ['planning.pins_of', 'vaccination.other', 'gate.inside']

/** The upper bound of an id (`id` of the contract's fields). */
const MOST_ID = 2_147_483_647
const isId = (field: Audited) =>
  isBoundedBy(MOST_ID, field) ||
  (/(^|_|[a-z])ids?$/.test(field.name) && field.schemas.some(({ type }) => type === 'number'))

test.each(areas)('ids of %s are shown as names', (area, fields) => {
  const labels = auditFieldsOf(area)
  const calls = (contract as unknown as Record<string, Record<string, Call>>)[area]
  const unnamed = fields
    .filter(isId)
    .filter(({ within, name }) => auditField(labels, within, name) !== hidden)
    // The record is shown beside it.
    .filter(({ within, name }) => name !== (calls?.[within]?.recordField ?? 'id') || !calls?.[within])
    .filter(({ within, name }) => !kindOfId(area, within, name))
    .map(({ name }) => `${area}.${name}`)
    .filter((name) => !withoutName.includes(name))
  expect([...new Set(unnamed)], 'say what they are of in contract/src/access/audited-ids.ts').toEqual([])
})

test('each named field belongs to a call', () => {
  const known = new Set(
    areas.flatMap(([area, fields]) =>
      fields.flatMap(({ within, name }) => [name, `${within}.${name}`, `${area}.${within}.${name}`]),
    ),
  )
  expect(namedFields.filter((name) => !known.has(name) && !ofEvents.includes(name))).toEqual([])
})

test.each(areas)('each label of %s belongs to a field', (area, fields) => {
  const known = new Set([
    ...fields.flatMap(({ within, name }) => [name, `${within}.${name}`]),
    ...ofEvents,
    ...Object.keys(auditFieldsOf('')),
  ])
  expect(Object.keys(auditFieldsOf(area)).filter((name) => !known.has(name))).toEqual([])
})
