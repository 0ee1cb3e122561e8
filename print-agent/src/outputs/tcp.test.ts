import { describe, expect, it } from 'vitest'
import { bytesOf } from '../paper/print-out.ts'
import { fakePrinter } from '../testing/printer.ts'
import { jobOf, samples } from '../testing/samples.ts'
import { trouble } from './output.ts'
import { tcpOutput } from './tcp.ts'

const place = { paper: 80, venue: { name: 'Nivas', time_zone: 'Asia/Kolkata' } } as const
const job = jobOf(samples.officeprasad ?? { receiptType: 'test' }, { language: 'hi' })
const bytes = bytesOf(job, place)
/**
 * Long timeouts for a printer that answers, even on a busy machine; `status` is short for a printer that does not
 * answer.
 */
const print = (port: number, status = 2_000) =>
  tcpOutput('127.0.0.1', port, { connect: 500, status, done: 300 }).print(bytes, job)
const SHORT = 80

describe('a network printer', () => {
  it.each([
    ['that answers', {}, undefined],
    ['that never answers', { answers: false }, SHORT],
    ['that does not say when it is done', { saysWhenDone: false }, undefined],
  ])('%s gets every byte of the receipt, once', async (_, behaviour, status) => {
    const printer = await fakePrinter(behaviour)
    await print(printer.port, status)
    expect(await printer.receipts()).toEqual([bytes])
  })

  it.each([
    ['noPaper', { paperOut: true }],
    ['coverOpen', { coverOpen: true }],
    ['notReady', { offline: true }],
  ] as const)('with %s gets nothing, and reports it', async (what, behaviour) => {
    const printer = await fakePrinter(behaviour)
    await expect(print(printer.port)).rejects.toMatchObject({
      message: trouble[what],
      outcome: 'not printed',
    })
    expect(await printer.receipts()).toEqual([])
  })

  it('that is off cannot be reached', async () => {
    const printer = await fakePrinter()
    const off = printer.port === 1 ? 2 : 1
    await expect(print(off)).rejects.toMatchObject({ message: trouble.unreachable, outcome: 'not printed' })
  })

  it('whose paper ends during a receipt reports an unsure state and the missing paper', async () => {
    const printer = await fakePrinter({ paperEndsAfter: 500 })
    await expect(print(printer.port)).rejects.toMatchObject({ message: trouble.noPaper, outcome: 'unsure' })
  })

  it.each([{ hangsAfter: 500 }, { hangsAfter: 500, answers: false }])(
    'that hangs during a receipt reports an unsure state after the timeout: %o',
    async (behaviour) => {
      const printer = await fakePrinter(behaviour)
      await expect(print(printer.port, SHORT)).rejects.toMatchObject({
        message: trouble.unsure,
        outcome: 'unsure',
      })
    },
  )

  it('prints again after paper is loaded', async () => {
    const printer = await fakePrinter({ paperOut: true })
    await expect(print(printer.port)).rejects.toThrow(trouble.noPaper)
    printer.behaviour.paperOut = false
    await print(printer.port)
    expect(await printer.receipts()).toEqual([bytes])
  })
})
