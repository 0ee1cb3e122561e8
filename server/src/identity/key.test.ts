import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityKey } from './key.ts'

let folder = ''
const workers: Worker[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nivas-key-'))
})
afterAll(async () => {
  // If one of the two workers fails, the other one would wait for ever.
  await Promise.all(workers.map((worker) => worker.terminate()))
  rmSync(folder, { recursive: true })
})

const keyIn = (dataDir: string, key?: string) => String(identityKey({ identityKey: key, dataDir }))

/** Starts one server of two, and returns the keys that it reads, from a new folder in each round. */
function startsOf(shared: { arrived: Int32Array; folder: string; rounds: number }): Promise<string[]> {
  const worker = new Worker(
    `const { parentPort, workerData: { arrived, folder, rounds, url } } = require('node:worker_threads')
    import(url).then(({ identityKey }) => {
      const keys = []
      for (let round = 0; round < rounds; round += 1) {
        Atomics.add(arrived, round, 1)
        while (Atomics.load(arrived, round) < 2);
        try {
          keys.push(String(identityKey({ identityKey: undefined, dataDir: folder + '/together ' + round })))
        } catch (error) {
          keys.push(error.message)
        }
      }
      parentPort.postMessage(keys)
    })`,
    { eval: true, workerData: { ...shared, url: new URL('./key.ts', import.meta.url).href } },
  )
  workers.push(worker)
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
}

describe('the key for identity numbers', () => {
  it('is made at the first start, in a new folder that only the server can read, and stays', () => {
    const data = join(folder, 'new', 'data')
    const key = keyIn(data)
    expect(Buffer.from(key, 'base64')).toHaveLength(32)
    expect(keyIn(data)).toBe(key)
    expect(statSync(join(data, 'identity.key')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(data, 'identity.key'), 'utf8')).toBe(`${key}\n`)
    expect(keyIn(join(folder, 'other'))).not.toBe(key)
  })

  it('is the same for two servers that start together, and no temporary file stays', async () => {
    const rounds = 200
    const shared = { arrived: new Int32Array(new SharedArrayBuffer(4 * rounds)), folder, rounds }
    const starts = await Promise.all([startsOf(shared), startsOf(shared)])
    expect(starts[0]).toHaveLength(rounds)
    expect(starts[0]).toEqual(starts[1])
    expect(readdirSync(join(folder, 'together 0'))).toEqual(['identity.key'])
  })

  it('is taken from the settings if they have one, and the folder is not touched', () => {
    const data = join(folder, 'untouched')
    expect(keyIn(data, 'a key of the settings')).toBe('a key of the settings')
    expect(() => statSync(data)).toThrow('ENOENT')
  })

  it('has at least 16 characters in its file: an emptied file is reported, and not replaced', () => {
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

  it('that cannot be read is reported with its path', () => {
    const data = join(folder, 'unreadable')
    mkdirSync(join(data, 'identity.key'), { recursive: true })
    expect(() => keyIn(data)).toThrow(
      /^The key for identity numbers cannot be read from .*identity\.key: EISDIR/,
    )
  })
})
