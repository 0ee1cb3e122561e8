import fc from 'fast-check'
import { headers, type Spoil, withHeader } from './spoil-headers.ts'
import type { Wire } from './wire.ts'

const withBody = (wire: Wire, body: Buffer | string, type = 'application/json'): Wire => ({
  ...withHeader(wire, 'content-type', type),
  body: Buffer.from(body as string),
})

const textOf = ({ body }: Wire) => body?.toString('utf8') ?? '{"id":1}'

const asked = (wire: Wire, more: string): Wire => ({
  ...wire,
  path: `${wire.path}${wire.path.includes('?') ? '&' : '?'}${more}`,
})

/** Returns the names in the query, or some names that lists have. */
const namesIn = ({ path }: Wire) => {
  const names = [...new URLSearchParams(path.split('?')[1] ?? '').keys()]
  return names.length > 0 ? names : ['page', 'id']
}

const bodies: Spoil[] = [
  ...[
    '',
    '{',
    '[]',
    'null',
    '1',
    '"x"',
    '{"a":1}}',
    "{'a':1}",
    '{"a":01}',
    '{"id":1e400}',
    '{"id":-1e400}',
    'NaN',
    '[[1]]',
    '{"id":\u00a01}',
    '\ufeff{}',
    '{"a":"\u0001"}',
  ].map((body) => (wire: Wire) => withBody(wire, body)),
  (wire) => withBody(wire, '['.repeat(200_000)),
  (wire) => withBody(wire, `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`),
  (wire) => withBody(wire, `${'['.repeat(400_000)}${']'.repeat(400_000)}`),
  (wire) => withBody(wire, `{"comments":"${'x'.repeat(1_000_000)}"}`),
  (wire) => withBody(wire, `{"comments":"${'x'.repeat(1_200_000)}"}`),
  (wire) => withBody(wire, `{${Array.from({ length: 60_000 }, (_, n) => `"k${n}":1`).join()}}`),
  (wire) => withBody(wire, `{"room_ids":[${'1,'.repeat(400_000)}1]}`),
  // Keys that some parsers write into every object.
  ...[
    '"__proto__":{"polluted":1}',
    '"constructor":{"prototype":{"polluted":1}}',
    '"\\u005f_proto__":[]',
    '"id":1,"id":2',
    '"hasOwnProperty":1',
    '"toString":{}',
    '"\\u0000":1',
    '"file":"x"',
    '"__proto__":{"permissions":["manage-users"],"account_type":"Admin"}',
    '"constructor":null,"valueOf":1',
    '"sealed":["x"],"kept":{"at":"x"}',
    '"status":"PAID","is_paid":true,"created_by":1',
  ].map(
    (more) => (wire: Wire) =>
      withBody(wire, textOf(wire).replace('{', `{${more}${textOf(wire) === '{}' ? '' : ','}`)),
  ),
  // Bytes that are not UTF-8, or that have a different encoding than the header says.
  (wire) => withBody(wire, Buffer.from(textOf(wire), 'utf16le'), 'application/json; charset=utf-16le'),
  (wire) => withBody(wire, Buffer.from(textOf(wire).replace(/[a-z]{2}"/, '\xff\xfe"'), 'latin1')),
  (wire) => withBody(wire, textOf(wire).replace(/":"?[^",}]*"?/, '":"\\ud800"')),
  (wire) => withBody(wire, textOf(wire).replace(/":"?[^",}]*"?/, '":"\\u0000"')),
  (wire) => withBody(wire, textOf(wire).replace(/":"?[^",}]*"?/, '":1e999')),
  (wire) => withBody(wire, textOf(wire).slice(0, -1)),
  ...[
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/json; charset=x',
    'application/json;',
    'APPLICATION/JSON',
    'application/jsonp',
    'application/vnd.api+json',
    '*/*',
    '',
    'json',
    'text/csv',
    'application/octet-stream',
    'application/json, application/json',
    `application/json; ${'x'.repeat(2_000)}`,
  ].map((type) => (wire: Wire) => withBody(wire, textOf(wire), type)),
  (wire) => ({
    ...wire,
    headers: wire.headers.filter(([name]) => name !== 'content-type'),
    body: Buffer.from(textOf(wire)),
  }),
]

const addresses: Spoil[] = [
  (wire) =>
    asked(
      wire,
      namesIn(wire)
        .map((name) => `${name}=1&${name}=2`)
        .join('&'),
    ),
  (wire) =>
    asked(
      wire,
      namesIn(wire)
        .map((name) => `${name}[]=1&${name}[a]=2`)
        .join('&'),
    ),
  ...[
    '%',
    '%00',
    '%ff',
    '%ED%A0%80',
    '=',
    '&&&',
    '__proto__=1',
    '__proto__[x]=1',
    'constructor=1',
    'page=%00',
    'sort=%5B%5D',
    '?',
    '#',
    'a%26b=1',
    `x=${'y'.repeat(8_000)}`,
    Array.from({ length: 1_500 }, (_, n) => `k${n}=1`).join('&'),
  ].map((more) => (wire: Wire) => asked(wire, more)),
  // Replaces the last number, or the last part, of the path.
  ...[
    '%00',
    '%ff',
    '%2e%2e%2f',
    '..%2f..',
    '%F0%9F',
    'constructor',
    '__proto__',
    '-1',
    '1e3',
    '0x1',
    '%31',
    '1%20',
    '١',
    '99999999999',
    '1;drop',
    'x'.repeat(3_000),
    '%',
    '1/../1',
    ':id',
    '{id}',
    '1.0',
    'null',
    'undefined',
    '\xe9',
    '%E0%A4%A8',
  ].map((part) => (wire: Wire) => {
    const [path = '', query] = wire.path.split('?')
    const changed = /\/\d+(?=\/|$)/.test(path)
      ? path.replace(/\/\d+(?=\/|$)/, `/${part}`)
      : path.replace(/[^/]*$/, part)
    return { ...wire, path: query === undefined ? changed : `${changed}?${query}` }
  }),
  (wire) => ({ ...wire, path: `${wire.path.split('?')[0]}/` }),
  (wire) => ({ ...wire, path: wire.path.replace('/api/', '/api//') }),
  (wire) => ({ ...wire, path: wire.path.toUpperCase() }),
  (wire) => ({ ...wire, path: `http://elsewhere.example${wire.path}` }),
]

/** For an upload: invalid files, and parts of valid ones. */
const files: Spoil[] = [
  '',
  '\0',
  'PK\x03\x04',
  `PK\x03\x04${'\0'.repeat(500)}`,
  `PK\x05\x06${'\0'.repeat(18)}`,
  'a,b\n"',
  '"'.repeat(100_000),
  ','.repeat(100_000),
  '\n'.repeat(100_000),
  '\ufeff',
  '\xff\xfea\0',
  'id_card_no\n=1+1',
  'id_card_no,main_name\nA-1,B',
  `id_card_no,main_name\n${'x'.repeat(500_000)},y`,
].map((text) => (wire: Wire) => ({ ...wire, body: Buffer.from(text, 'latin1') }))

export const spoilsFor = (isUpload: boolean): fc.Arbitrary<Spoil> =>
  fc.oneof(
    fc.constantFrom(...bodies),
    fc.constantFrom(...addresses),
    fc.constantFrom(...headers),
    ...(isUpload ? [fc.constantFrom(...files)] : []),
  )
