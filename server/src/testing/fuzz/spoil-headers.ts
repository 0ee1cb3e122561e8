import type { Wire } from './wire.ts'

/** Damages a request below its fields: in its bytes, headers or address. */
export type Spoil = (wire: Wire) => Wire

export const withHeader = (wire: Wire, name: string, value: string): Wire => ({
  ...wire,
  headers: [...wire.headers.filter(([given]) => given !== name), [name, value]],
})

const addHeader = (wire: Wire, name: string, value: string): Wire => ({
  ...wire,
  headers: [...wire.headers, [name, value]],
})

/** Headers that are wrong, repeated or too long, or that try to gain more rights. */
export const headers: Spoil[] = [
  ...[
    'x',
    '',
    '00000000-0000-0000-0000-000000000000',
    '11111111-1111-4111-8111-111111111111',
    '{11111111-1111-4111-8111-111111111111}',
    'x'.repeat(4_000),
    "'",
  ].map((key) => (wire: Wire) => withHeader(wire, 'idempotency-key', key)),
  (wire) => addHeader(addHeader(wire, 'idempotency-key', 'a'), 'idempotency-key', 'b'),
  ...[
    'nivas_session=',
    'nivas_session=%',
    'nivas_session=%00',
    'nivas_session="',
    `nivas_session=${'x'.repeat(6_000)}`,
    ';;;',
    'nivas_session=a; nivas_session=b',
    '__proto__=1',
    '\xff',
  ].map((cookie) => (wire: Wire) => withHeader(wire, 'cookie', cookie)),
  ...[
    'x',
    '',
    '999.1.1.1',
    '::',
    'fe80::1%eth0',
    '1.2.3.4, 5.6.7.8',
    '[::1]:80',
    '::ffff:1.2.3.4',
    '1.2.3.4:80',
    "'",
    'x'.repeat(4_000),
    '%00',
    `${'::1,'.repeat(500)}::1`,
  ].map((from) => (wire: Wire) => withHeader(wire, 'x-forwarded-for', from)),
  ...[
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-host', '\xff'],
    ['user-agent', 'x'.repeat(8_000)],
    ['user-agent', '\xe9\xff\x80'],
    ['user-agent', ''],
    ['accept', 'text/html'],
    ['accept-encoding', 'gzip;q=x, *'],
    ['content-encoding', 'gzip'],
    ['content-encoding', 'x'],
    ['if-none-match', '*'],
    ['range', 'bytes=0-1'],
    ['expect', '100-continue'],
    ['expect', 'x'],
    ['content-length', '5'],
    ['content-length', '-1'],
    ['content-length', '1e3'],
    ['transfer-encoding', 'x'],
    ['transfer-encoding', 'chunked'],
    ['host', ''],
    ['host', '\xff'],
    ['host', 'a b'],
    ['upgrade', 'websocket'],
    ['x-http-method-override', 'DELETE'],
    ['accept-version', '1.x'],
    ['accept-language', 'x'.repeat(5_000)],
    ['x-request-id', "'\xff"],
    ['x-big', 'x'.repeat(20_000)],
    ['x-till', 'x'],
    ['x-till', '11111111-1111-4111-8111-111111111111'],
    ['x-session-key', "'"],
    ['origin', 'https://elsewhere.example'],
    ['origin', 'null'],
    ['referer', '\xff'],
    ['authorization', 'Bearer x'],
    ['authorization', `Basic ${'x'.repeat(5_000)}`],
    ['if-modified-since', 'x'],
    ['last-event-id', '-1'],
    ['content-type', 'application/json; charset=utf-7'],
    ['__proto__', 'x'],
    ['forwarded', 'for="[::1]:1";proto=https;host=x'],
    ['accept-language', 'hi;q=x, *;q=-1'],
    ['connection', 'upgrade'],
  ].map(
    ([name = '', value = '']) =>
      (wire: Wire) =>
        withHeader(wire, name, value),
  ),
  (wire) => Array.from({ length: 300 }).reduce<Wire>((all, _, at) => addHeader(all, `x-${at}`, '1'), wire),
  (wire) => addHeader(addHeader(wire, 'content-length', '1'), 'content-length', '2'),
  (wire) => addHeader(addHeader(wire, 'content-length', '1'), 'transfer-encoding', 'chunked'),
  (wire) => addHeader(addHeader(wire, 'host', 'a'), 'host', 'b'),
  (wire) => ({ ...wire, headers: wire.headers.filter(([name]) => name !== 'x-requested-with') }),
  ...['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY', 'get', 'X'].map(
    (method) => (wire: Wire) => ({ ...wire, method }),
  ),
]
