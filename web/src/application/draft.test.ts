import { beforeEach, expect, test, vi } from 'vitest'
import { begunBefore, emptyApplication, forgetDraft, keepDraft, provedAnew } from './draft.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

const customer = { id_card_no: 'NR-100107', phone: '••••••3210', email: null, city: 'Agra' }

test('the found person fills in the form, with the fields that may be shown', () => {
  expect(emptyApplication({ customer: [customer], identity: 'token' })).toMatchObject({
    without_card: false,
    id_card_no: '••••••107',
    phone: '••••••3210',
    email: '',
    applicant_city: 'Agra',
    identity: 'token',
  })
  expect(emptyApplication()).toMatchObject({ without_card: true, id_card_no: '', identity: '' })
})

test('an applicant who proves their identity again keeps what was typed, and gets the new masks', () => {
  const found = { customer: [{ ...customer, email: 'a••••••@example.org' }], identity: 'new' }
  const before = { ...emptyApplication({ customer: [customer], identity: 'old' }), email: 'own@example.org' }
  expect(provedAnew({ ...before, phone: '••••••9999', applicant_city: 'Mathura' }, found)).toEqual({
    without_card: false,
    id_card_no: '••••••107',
    identity: 'new',
    phone: '••••••3210',
    email: 'own@example.org',
    applicant_city: 'Mathura',
  })
  // Without a card there are no masks.
  expect(provedAnew({ ...before, phone: '••••••9999' }, undefined)).toMatchObject({
    without_card: true,
    identity: '',
    phone: '',
    email: 'own@example.org',
  })
})

test('a draft is stored for a day, without any card number and without the text about health', () => {
  const values = {
    ...emptyApplication(),
    applicant_name: 'Ravi Das',
    id_card_no: 'NR-100107',
    other_card_no: 'DL-55',
    members: [{ name: 'Asha', age: 40, i_card_number: 'NR-100114' }],
    comments: 'UID:2345_6789_0124',
    medical_constraint: 'Needs insulin',
  }
  keepDraft(values, false, 0)
  for (const secret of ['NR-100107', 'DL-55', 'NR-100114', '6789', 'insulin'])
    expect([...stored.values()].join()).not.toContain(secret)
  expect(begunBefore(86_399_999)?.values).toMatchObject({
    applicant_name: 'Ravi Das',
    members: [{ name: 'Asha', age: 40, i_card_number: '' }],
  })
  expect(begunBefore(86_400_000)).toBeUndefined()
  expect(stored.size).toBe(0)
})

test('a draft says that something about health has to be typed again, until it is sent', () => {
  keepDraft({ ...emptyApplication(), medical_constraint: 'Needs insulin' })
  expect(begunBefore()).toMatchObject({ lacksHealth: true, values: { medical_constraint: '' } })
  // The applicant continues with it, and leaves it again before that.
  keepDraft(emptyApplication(), begunBefore()?.lacksHealth)
  expect(begunBefore()?.lacksHealth).toBe(true)
  keepDraft(emptyApplication())
  expect(begunBefore()?.lacksHealth).toBe(false)
})

test('a draft of an older page has every field of the form', () => {
  stored.set('nivas.application', JSON.stringify({ at: 0, values: { members: [], phone: '98' } }))
  expect(begunBefore(1)?.values).toEqual({ ...emptyApplication(), members: [], phone: '98' })
})

test('a draft that was begun while the clock of the phone was ahead is deleted, and does not stay for years', () => {
  keepDraft(emptyApplication(), false, 86_400_000)
  expect(begunBefore(1)).toBeDefined()
  expect(begunBefore(0)).toBeUndefined()
  expect(stored.size).toBe(0)
})

test('a draft that was sent or discarded is deleted, and invalid data is not a draft', () => {
  keepDraft(emptyApplication())
  forgetDraft()
  expect(begunBefore()).toBeUndefined()
  for (const other of ['', '{', '[]', '{"at":1}', '{"at":9e15,"values":{}}']) {
    stored.set('nivas.application', other)
    expect(begunBefore()).toBeUndefined()
  }
})

test('without storage the draft lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined)
  keepDraft(emptyApplication())
  expect(begunBefore()).toBeDefined()
  forgetDraft()
  expect(begunBefore()).toBeUndefined()
})
