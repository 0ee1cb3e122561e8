import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('TRUST_PROXY', () => {
  const trusted = (text?: string) => readSettings({ ...(text && { TRUST_PROXY: text }) }).trustProxy

  it('is this machine by default', () => {
    expect(trusted()).toEqual(['loopback'])
    expect(trusted('none')).toEqual([])
    expect(trusted('loopback, 10.0.0.5,10.1.0.0/24,fd00::5,fd00::/64')).toEqual([
      'loopback',
      '10.0.0.5',
      '10.1.0.0/24',
      'fd00::5',
      'fd00::/64',
    ])
  })

  it.each([
    'true',
    '*',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0',
    'proxy.example',
    '1',
    'loopback,',
    'fe80::1%eth0',
    '::ffff:0.0.0.0/96',
  ])('refuses a value that trusts every machine or is ambiguous: %s', (text) => {
    expect(() => trusted(text)).toThrow('Wrong settings: TRUST_PROXY must be addresses such as 10.0.0.5')
  })
})

describe('VENUE_TZ', () => {
  it('is a zone that Node and PostgreSQL read in the same way', () => {
    expect(readSettings({ VENUE_TZ: 'Asia/Kolkata' }).venueTimeZone).toBe('Asia/Kolkata')
    expect(readSettings({ VENUE_TZ: 'UTC' }).venueTimeZone).toBe('UTC')
  })

  // PostgreSQL reads IST as Israel's time, and does not know VST.
  it.each(['IST', 'VST', '+05:30', 'Asia/Nowhere', ''.padEnd(3)])('refuses %s', (zone) => {
    expect(() => readSettings({ VENUE_TZ: zone })).toThrow(
      'VENUE_TZ must be a time zone such as Asia/Kolkata',
    )
  })
})

describe('PUBLIC_URL', () => {
  it.each([
    ['https://nivas.example.org', 'https://nivas.example.org'],
    ['https://nivas.example.org/', 'https://nivas.example.org'],
    ['HTTPS://Nivas.example.org:8443', 'https://nivas.example.org:8443'],
  ])('%s: links begin with %s, and cookies are secure', (given, origin) => {
    expect(readSettings({ PUBLIC_URL: given })).toMatchObject({ publicUrl: origin, secure: true })
  })

  it('with http does not make cookies secure', () => {
    expect(readSettings({ PUBLIC_URL: 'http://10.0.0.5:3000/' })).toMatchObject({
      publicUrl: 'http://10.0.0.5:3000',
      secure: false,
    })
  })

  // The web app is not found below a path.
  it.each([
    'https://example.org/nivas',
    'https://example.org/?x=1',
    'https://example.org/#/login',
    'https://user:password@example.org',
    'https:',
    'nivas.example.org',
  ])('refuses %s', (text) => {
    expect(() => readSettings({ PUBLIC_URL: text })).toThrow(
      'PUBLIC_URL must be an address such as https://nivas.example.org, without a path',
    )
  })
})

describe('SMTP_URL', () => {
  it('names a mail server', () => {
    const given = 'smtps://user:password@mail.example.org'
    expect(readSettings({ SMTP_URL: given }).smtpUrl).toBe(given)
  })

  it.each(['mail.example.org', 'smtp:mail.example.org', 'smtp://', 'https://mail.example.org'])(
    'refuses %s',
    (text) => {
      expect(() => readSettings({ SMTP_URL: text })).toThrow(
        'SMTP_URL must be an address that begins with smtp:// or smtps://',
      )
    },
  )
})

describe('REPORTS_DATABASE_URL', () => {
  const replica = 'postgres://nivas@replica/nivas'

  it('names a replica of DATABASE_URL', () => {
    const both = { DATABASE_URL: 'postgres://nivas@primary/nivas', REPORTS_DATABASE_URL: replica }
    expect(readSettings(both).reportsDatabaseUrl).toBe(replica)
  })

  // The embedded database does not have a replica.
  it('is refused without DATABASE_URL', () => {
    expect(() => readSettings({ DATABASE_URL: '', REPORTS_DATABASE_URL: replica })).toThrow(
      'Wrong settings: REPORTS_DATABASE_URL must be a replica of DATABASE_URL, which is not set.',
    )
  })
})
