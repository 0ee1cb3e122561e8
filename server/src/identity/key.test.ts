import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityKey } from './key.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nivas-key-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const keyIn = (dataDir: string, key?: string) => String(identityKey({ identityKey: key, dataDir }))

describe('the key for identity numbers', () => {
  it('is made at the first start, in a folder that is made too, for the server alone, and stays', () => {
    const data = join(folder, 'new', 'data')
    const key = keyIn(data)
    expect(Buffer.from(key, 'base64')).toHaveLength(32)
    expect(keyIn(data)).toBe(key)
    expect(statSync(join(data, 'identity.key')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(data, 'identity.key'), 'utf8')).toBe(`${key}\n`)
    expect(keyIn(join(folder, 'other'))).not.toBe(key)
  })

  it('is that of the settings, which leaves the folder alone', () => {
    const data = join(folder, 'untouched')
    expect(keyIn(data, 'a key of the settings')).toBe('a key of the settings')
    expect(() => statSync(data)).toThrow('ENOENT')
  })

  it('has at least 16 characters in its file: an emptied one is reported, and not replaced', () => {
    const path = join(folder, 'identity.key')
    for (const none of ['', '\n\n', 'x'.repeat(15), ` ${'x'.repeat(15)} \n`]) {
      writeFileSync(path, none)
      expect(() => keyIn(folder)).toThrow(`${path} holds no key. Restore it from a backup`)
      expect(readFileSync(path, 'utf8')).toBe(none)
    }
    writeFileSync(path, 'x'.repeat(16))
    expect(keyIn(folder)).toBe('x'.repeat(16))
  })

  it('that cannot be written is reported with its path', () => {
    const file = join(folder, 'a file')
    writeFileSync(file, '')
    expect(() => keyIn(join(file, 'data'))).toThrow(
      /^The key for identity numbers cannot be written to .*identity\.key: ENOTDIR/,
    )
  })
})
