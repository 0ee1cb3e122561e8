import fc from 'fast-check'
import { aadhaarNumbers, spellings } from '../identity-numbers.ts'

/** Unused numbers, each in all spellings that people use. */
const numbers = aadhaarNumbers()
const spelled = new Map(
  spellings.flatMap((spell) => {
    const number = numbers.next().value ?? ''
    return [
      [spell(number), number],
      [`no. ${spell(number)}, please`, number],
    ] as [string, string][]
  }),
)

/** Returns the identity number in a hostile value, as twelve digits. */
export const numberIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? spelled.get(value) : undefined

/** Input of people, scanners, broken clients and attackers. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...atEdges()) },
  { weight: 1, arbitrary: fc.constantFrom(...spelled.keys()) },
  { weight: 1, arbitrary: fc.constantFrom(...scans(), ...scripts()) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.maxSafeInteger() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 2000 }).map((depth) => nested(depth)) },
)

/** Returns values at the edges of types and lengths; undefined removes the field. */
function atEdges(): unknown[] {
  const texts = [
    '',
    ' ',
    '\t\n',
    'a\0b',
    '\u0000',
    '\ud800',
    'a\udfff',
    '\u202e',
    '\ufeff',
    'é',
    'e\u0301',
    '%',
    '%_\\',
    '\\',
    "'",
    '"',
  ]
  const dates = [
    '2026-02-30',
    '0000-00-00',
    '0000-01-01',
    '9999-12-31',
    '10000-01-01',
    '-0001-01-01',
    '294277-01-01',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    'infinity',
    '1900-02-29',
    '24:00',
    '25:61',
    '23:59:60',
  ]
  const numbers = [
    -1,
    0,
    -0,
    1.5,
    0.001,
    1e21,
    1e308,
    5e-324,
    -1e308,
    2_147_483_647,
    2_147_483_648,
    -2_147_483_649,
    4_294_967_296,
    Number.MAX_SAFE_INTEGER,
    2 ** 63,
    9_999_999_999.99,
    0.1 + 0.2,
  ]
  const written = [
    '1e3',
    '0x10',
    ' 1',
    '1 ',
    '+1',
    '-1',
    '01',
    '1.0',
    '٣',
    'NaN',
    'Infinity',
    '99999999999999999999',
    'true',
    'null',
    '1,2,3',
    ',',
    '1,,2',
    'NEW,NEW,PAID',
  ]
  const shapes = [
    null,
    undefined,
    true,
    false,
    [],
    {},
    [null],
    [[]],
    { $ne: null },
    { length: 5 },
    ['x', ['y']],
    { toString: 'x' },
    { constructor: { prototype: { polluted: 1 } } },
    JSON.parse('{"__proto__":{"polluted":1}}'),
  ]
  const words = [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    "'; select 1; --",
    '$' + '{7*7}',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '../../../../x',
    '%00',
    '%s%n',
    '$1',
    ':id',
    '=1+1',
    'नमस्ते 🙏🏽 שלום',
    'ﷺ'.repeat(50),
  ]
  const long = [
    'x'.repeat(201),
    'x'.repeat(10_000),
    '\u0800'.repeat(3_000),
    '9'.repeat(400),
    ' '.repeat(5_000),
    `${'a'.repeat(300)}@example.org`,
    'a@'.repeat(2_000),
    '1'.repeat(15),
    '((((('.repeat(500),
    Array.from({ length: 1_500 }, (_, n) => n + 1),
    Array.from({ length: 300 }, () => 'x'),
    Array.from({ length: 60 }, () => ({ name: 'A', age: 1, i_card_number: 'NA' })),
  ]
  return [...texts, ...dates, ...numbers, ...written, ...shapes, ...words, ...long]
}

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let left = depth; left > 0; left -= 1) value = left % 2 ? [value] : { a: value }
  return value
}

/** Returns texts that a scanner may read and that are not cards, or only look like one. */
function scans(): string[] {
  const card = '<PrintLetterBarcodeData uid="234567890124" name="A"'
  return [
    `${card} pc="282005"/>`,
    `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "${'y'.repeat(200)}">]>${card} co="${'&a;'.repeat(500)}"/>`,
    `${card} co="&#0;&#xD800;&#1114112;"/>`,
    `${card}${' pc="1"'.repeat(900)}/>`,
    `a${' '.repeat(9_000)}b`,
    `x="${' ='.repeat(4_000)}`,
    '='.repeat(9_900),
    '<'.repeat(9_900),
    `<?xml ${'<!--'.repeat(2_000)}`,
    '2'.repeat(600),
    '6979414848205548'.repeat(400),
    '7'.repeat(7_090),
    `V2\xff${'\xff'.repeat(300)}`,
    '{"uid":"234567890124"}',
    ']C1012345678901231',
    '\u001d\u001e\u0004',
    'https://uidai.example/?q=1#x',
  ]
}

/** Returns texts that change their length, direction or digits when they are compared, case-folded or cut. */
function scripts(): string[] {
  return [
    'İstanbul ıI ß ﬁ ǅ',
    `Z${'\u0300\u0323\u034f'.repeat(150)}`,
    'क्‍ष क्‌ष',
    '१२३४५६७८९०१२',
    '１２３４５６７８９０',
    '𝟏𝟐𝟑 ⅻ ① ½ ㊿',
    '\u202eabc\u202d\u2066\u2069',
    '\u200b\u200d\u2060\ufeff',
    '\u{e0041}\u{e0042}',
    '\ufdd0\uffff\u{10ffff}',
    '👨‍👩‍👧‍👦'.repeat(30),
    'а\u0430a',
    '\u2028\u2029\u0085',
    '﷽'.repeat(100),
    '\u1160\u3164',
    '％２７',
    '＝1+1',
    '\n=1+1',
    '\t@x',
  ]
}
