import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deflateSync, inflateSync } from 'node:zlib'
import { identity } from '@nivas/contract/identity/calls.ts'
import { garbledText } from '@nivas/contract/identity/read-scan.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { readCertificates } from './certificates.ts'
import { readCard } from './read-card.ts'

const testing = fileURLToPath(new URL('./testing', import.meta.url))
const server = useServer(() => ({ IDENTITY_CERTIFICATES: testing }))
const gate = () => server.as('gate-visitor-entry')

const testCard = readFileSync(`${testing}/secure-qr-v2-test.txt`, 'utf8').trim()
const unpacked = inflateSync(Buffer.from(BigInt(testCard).toString(16), 'hex'))
const pack = (data: Uint8Array) => BigInt(`0x${deflateSync(data).toString('hex')}`).toString()

/** A certificate with an elliptic-curve key, made with OpenSSL. */
const ofEllipticCurve = [
  'MIIBbjCCARWgAwIBAgIUPW3x0zcWRJ9VCXAB0gPK4Eh7SCEwCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBeDAgFw0yNjExMjUxODQ0',
  'NTVaGA8yMTI2MTEwMTE4NDQ1NVowDDEKMAgGA1UEAwwBeDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABAIOGZqqA12mdqXtJjWU',
  'Kd7iqXl1+kfzObqon2pkOEicfY3+nOj4XTDtbbw89s1lqb2iBRNjqW0fnwwKTmTLYdqjUzBRMB0GA1UdDgQWBBQe/l2UmmpWC29+',
  '4S/2JX8W4pUvKDAfBgNVHSMEGDAWgBQe/l2UmmpWC29+4S/2JX8W4pUvKDAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0cA',
  'MEQCIDrP/z2bt2YNcYSHOnfz1TsbsNKBqjz9hZbwSq0VhjPfAiAJzfcXBMiK61wvt5/uUy5+Sj3hmDX/aeCM3KaeGjP+eg==',
].join('')

/**
 * The test card with one changed byte, at a position counted from its beginning or end, packed again as a forger would
 * do it.
 */
function forged(at: number) {
  const data = Buffer.from(unpacked)
  const place = at < 0 ? data.length + at : at
  data[place] = (data[place] ?? 0) ^ 1
  return pack(data)
}

describe('the test card', () => {
  it('is verified with its certificate, which has expired', async () => {
    const { photo, ...read } = await (await gate()).data(identity.readCard, { text: `${testCard}\n` })
    expect(read).toMatchObject({
      kind: 'secure-qr',
      state: 'verified',
      reason: null,
      name: 'Sumit Kumar',
      gender: 'M',
      birth_date: '1984-01-01',
      birth_year: 1984,
      address:
        'C/O Ishwar Chand, B-31, 3rd Floor, Radhey Shyam Park Extension, Krishna Nagar, Gandhi Nagar, East Delhi, Delhi 110051',
      last4: '2697',
      issued: '2024-04-20',
      certificate: { name: 'example.org', expires: '2025-03-01', expired: true },
    })
    expect(
      Buffer.from(photo ?? '', 'base64')
        .subarray(0, 4)
        .toString('hex'),
    ).toBe('ff4fff51')
  })

  it('has a certificate that expires after its last day', async () => {
    const read = readCard(readCertificates(testing))
    const on = async (today: string) =>
      (await read(server.db, { today } as never, { text: testCard })).certificate?.expired
    expect([await on('2025-02-28'), await on('2025-03-01'), await on('2025-03-02')]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('is altered when any one of its digits is changed', async () => {
    const read = readCard(readCertificates(testing))
    const states = new Set<string>()
    for (let at = 0; at < testCard.length; at++) {
      const digit = (Number(testCard[at]) + 1 + (at % 9)) % 10
      const text = testCard.slice(0, at) + digit + testCard.slice(at + 1)
      const { state, reason, name } = await read(server.db, { today: '2026-01-01' } as never, { text })
      states.add(`${state}, ${reason}, ${name}`)
    }
    expect([...states]).toEqual(['altered, damaged, null'])
  })

  it('is altered, with the issuer of its certificate, when it was changed and packed again', async () => {
    const staff = await gate()
    for (const at of [23, 60, 150, 400, -257])
      expect(await staff.data(identity.readCard, { text: forged(at) })).toMatchObject({
        kind: 'secure-qr',
        state: 'altered',
        reason: 'changed',
        certificate: { name: 'example.org' },
      })
  })

  it('is unverified when the signature itself was changed: the issuer may be unknown', async () => {
    const staff = await gate()
    for (const at of [-256, -100, -1])
      expect(await staff.data(identity.readCard, { text: forged(at) })).toMatchObject({
        state: 'unverified',
        reason: 'unknown-issuer',
        name: 'Sumit Kumar',
        certificate: null,
      })
  })

  it('is unverified with the certificates of UIDAI', async () => {
    const read = readCard(readCertificates())
    expect(await read(server.db, { today: '2026-01-01' } as never, { text: testCard })).toMatchObject({
      state: 'unverified',
      reason: 'unknown-issuer',
      name: 'Sumit Kumar',
    })
  })
})

describe('the number of a card', () => {
  const xml = '<PrintLetterBarcodeData uid="9999 4105 7058" name="Asha" gender="F" yob="1950" pc="462001"/>'

  it('is in no answer, and not in the audit', async () => {
    const staff = await gate()
    const before = await sql`select 1 from audit_log`.execute(server.db)
    for (const text of [xml, '999941057058', '9999 4105 7058']) {
      const { status, body } = await staff.send(identity.readCard, { text })
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ last4: '7058' })
      expect(JSON.stringify(body).replace(/\s/g, '')).not.toContain('99994105')
    }
    const after = await sql`select 1 from audit_log`.execute(server.db)
    expect(after.rows.length).toBe(before.rows.length)
  })

  it('is not in a refusal', async () => {
    const { status, body } = await (await gate()).send(identity.readCard, { text: '999941057058'.repeat(5) })
    expect(status).toBe(422)
    expect(body.errors).toEqual({ text: [garbledText] })
    expect(JSON.stringify(body)).not.toContain('9999')
  })

  it('of the old code is unverified: it has no signature', async () => {
    expect(await (await gate()).data(identity.readCard, { text: xml })).toMatchObject({
      kind: 'xml',
      state: 'unverified',
      reason: 'not-signed',
      name: 'Asha',
      birth_date: null,
      birth_year: 1950,
    })
  })
})

describe('another code', () => {
  it('of the old kind with a wrong check digit has an impossible number', async () => {
    const text = '<PrintLetterBarcodeData uid="999941057059" name="Asha" gender="F" yob="1950"/>'
    expect(await (await gate()).data(identity.readCard, { text })).toMatchObject({
      ...{ kind: 'xml', state: 'unverified', reason: 'impossible-number', last4: '7059' },
      ...{ address: null, photo: null, certificate: null },
    })
  })

  it('that is damaged, or no identity card, has no person', async () => {
    const staff = await gate()
    const none = { name: null, birth_date: null, address: null, last4: null, certificate: null }
    for (const [text, read] of [
      ['9'.repeat(600), { kind: 'secure-qr', state: 'altered', reason: 'damaged' }],
      ['GS-1234', { kind: 'card', state: null, reason: null }],
    ] as const)
      expect(await staff.data(identity.readCard, { text })).toMatchObject({ ...none, ...read })
  })
})

describe('a call for a card', () => {
  it('requires the permission to scan', async () => {
    for (const permission of ['samadh-aadharcard-scanner', 'vaccination-entry-form'] as const)
      expect((await (await server.as(permission)).send(identity.readCard, { text: 'GS-1' })).status).toBe(200)
    expect((await (await server.as('bhent')).send(identity.readCard, { text: 'GS-1' })).status).toBe(403)
    expect((await server.anonymous.send(identity.readCard, { text: 'GS-1' })).status).toBe(401)
  })
})

describe('the certificates', () => {
  it('of UIDAI are shipped', () => {
    expect(readCertificates().map(({ name, expires }) => [name, expires])).toEqual([
      ['DS UNIQUE IDENTIFICATION AUTHORITY OF INDIA 4', '2020-06-07'],
      ['DS UNIQUE IDENTIFICATION AUTHORITY OF INDIA 05', '2024-02-27'],
    ])
  })

  it('that are missing are reported at start', () => {
    expect(() => readCertificates('/nowhere')).toThrow('IDENTITY_CERTIFICATES /nowhere cannot be read')
    expect(() => readCertificates(fileURLToPath(new URL('../demo', import.meta.url)))).toThrow('has no .pem')
  })

  it('are the files of a folder with such names, in their order; a file that is not a certificate is reported', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nivas-certificates-'))
    const file = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content)
    const pem = readFileSync(`${testing}/secure-qr-v2-test-certificate.pem`)
    const shipped = (name: string) =>
      readFileSync(fileURLToPath(new URL(`./certificates/${name}.cer`, import.meta.url)))
    const names = () => readCertificates(folder).map(({ name }) => name.slice(-2))
    file('c.crt', shipped('uidai-2019'))
    file('a.PEM', pem)
    file('b.cer', shipped('uidai-2021'))
    file('b.txt', 'not read')
    expect(names()).toEqual(['rg', '05', ' 4'])
    for (const [name, content] of [
      ['d.pem', 'no certificate'],
      ['d.cer', Buffer.from(ofEllipticCurve, 'base64')],
    ] as const) {
      file(name, content)
      expect(names).toThrow(`${join(folder, name)} is not a certificate of an RSA key.`)
      rmSync(join(folder, name))
    }
    rmSync(folder, { recursive: true })
  })
})
