import { execFileSync } from 'node:child_process'
import { chmodSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testFolder } from '../testing/folder.ts'
import { cupsOutput } from './cups.ts'
import { deviceOutput, flagsFor } from './device.ts'
import { trouble } from './output.ts'
import { previewOutput, previews } from './preview.ts'

const bytes = Uint8Array.from({ length: 300 }, (_, at) => at % 256)
const job = { jobId: '2d1f6d3a-5a0e-4e1c-9d39-3c6e0c1e7b11' }

describe('a device file', () => {
  it('gets every byte', async () => {
    const file = join(testFolder(), 'lp0')
    writeFileSync(file, '')
    await deviceOutput(file).print(bytes, job)
    expect(Uint8Array.from(readFileSync(file))).toEqual(bytes)
  })

  it('that is missing is an unreachable printer, and is not created', async () => {
    const file = join(testFolder(), 'lp0')
    const output = deviceOutput(file)
    for (let time = 0; time < 2; time++)
      await expect(output.print(bytes, job)).rejects.toMatchObject({
        message: trouble.unreachable,
        outcome: 'not printed',
      })
  })

  it.each([
    ['win32', String.raw`\\localhost\Receipts`, true],
    ['win32', '//localhost/Receipts', true],
    ['win32', String.raw`\\.\COM3`, false],
    ['win32', 'LPT1', false],
    ['linux', '/dev/usb/lp0', false],
    ['linux', String.raw`\\localhost\Receipts`, false],
  ] as const)(
    'a print job is created in a printer that Windows shares, and no device: on %s %s',
    (on, path, creates) => {
      const flags = flagsFor(path, on)
      expect([(flags & constants.O_CREAT) !== 0, (flags & constants.O_APPEND) !== 0]).toEqual([
        creates,
        !creates,
      ])
      expect(flags & constants.O_WRONLY).toBe(constants.O_WRONLY)
    },
  )

  it.runIf(process.platform === 'linux')('whose printer is out of paper reports it', async () => {
    // The kernel's printer driver reports 'no space left' when the paper ends; this device always does.
    await expect(deviceOutput('/dev/full').print(bytes, job)).rejects.toMatchObject({
      message: trouble.noPaper,
      outcome: 'not printed',
    })
  })
})

describe.runIf(process.platform === 'linux')('a printer at a USB port', () => {
  /** More bytes than a pipe holds: the rest waits until the printer reads it. */
  const long = Uint8Array.from({ length: 200_000 }, (_, at) => at % 256)
  function port() {
    const path = join(testFolder(), 'lp0')
    execFileSync('mkfifo', [path])
    return path
  }

  it('that takes a long receipt slowly gets all of it', async () => {
    const path = port()
    const take = async () => {
      const printer = await open(path, 'r')
      const taken: Uint8Array[] = []
      for (;;) {
        const { bytesRead, buffer } = await printer.read(new Uint8Array(8192))
        if (bytesRead === 0) break
        taken.push(buffer.subarray(0, bytesRead))
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
      await printer.close()
      return Buffer.concat(taken)
    }
    const [taken] = await Promise.all([take(), deviceOutput(path, 300).print(long, job)])
    expect(taken.equals(long)).toBe(true)
  })

  it('that stops during a receipt reports an unsure state, and is not ready while it hangs', async () => {
    const path = port()
    const output = deviceOutput(path, 200)
    const [printer] = await Promise.all([
      open(path, 'r'),
      expect(output.print(long, job)).rejects.toMatchObject({ message: trouble.unsure, outcome: 'unsure' }),
    ])
    await expect(output.print(bytes, job)).rejects.toMatchObject({
      message: trouble.notReady,
      outcome: 'not printed',
    })
    await printer.close()
  })
})

describe.runIf(process.platform !== 'win32')('a queue of CUPS', () => {
  const { PATH } = process.env
  afterEach(() => vi.unstubAllEnvs())

  /** A fake `lp` that records its arguments and its input. */
  function fakeLp(folder: string, code: number) {
    const lp = join(folder, 'lp')
    writeFileSync(lp, `#!/bin/sh\necho "$@" > ${folder}/arguments\ncat > ${folder}/given\nexit ${code}\n`)
    chmodSync(lp, 0o755)
    vi.stubEnv('PATH', `${folder}${delimiter}${PATH}`)
  }

  it('gets every byte, unchanged', async () => {
    const folder = testFolder()
    fakeLp(folder, 0)
    await cupsOutput('Counter_1').print(bytes, job)
    expect(readFileSync(join(folder, 'arguments'), 'utf8')).toBe('-d Counter_1 -o raw -t Receipt -\n')
    expect(Uint8Array.from(readFileSync(join(folder, 'given')))).toEqual(bytes)
  })

  it('that is missing, or a machine without CUPS, cannot be reached', async () => {
    fakeLp(testFolder(), 1)
    await expect(cupsOutput('None').print(bytes, job)).rejects.toThrow(trouble.unreachable)
    vi.stubEnv('PATH', testFolder())
    await expect(cupsOutput('None').print(bytes, job)).rejects.toThrow(trouble.unreachable)
  })
})

it('a preview keeps the last fifty pictures', async () => {
  const folder = join(testFolder(), 'print-preview')
  mkdirSync(folder)
  for (let old = 10; old < 70; old++) writeFileSync(join(folder, `2020-01-01T00-00-${old}.png`), '')
  await previewOutput(folder, 384).print(Uint8Array.of(0x1b, 0x40, 0x41, 0x0a, 0x1d, 0x56, 1), job)
  const names = await previews(folder)
  expect(names).toHaveLength(50)
  expect(names[0]).toContain('2d1f6d3a')
  expect(
    readFileSync(join(folder, names[0] ?? ''))
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
})
