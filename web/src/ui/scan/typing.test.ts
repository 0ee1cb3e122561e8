import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTyping } from './typing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Makes a field into which keys are typed, one every `every` milliseconds. */
function field() {
  const read: string[] = []
  const left: string[] = []
  let text = ''
  let at = 0
  const take = () => {
    read.push(typing.scanned(text))
    typing.forget()
    text = ''
  }
  const typing = createTyping(take)
  const type = (keys: string, every: number) => {
    for (const key of keys) {
      at += every
      vi.advanceTimersByTime(every)
      const name = { '\n': 'Enter', '\t': 'Tab' }[key] ?? key
      const deed = typing.key(name, at, text)
      if (deed === 'read') take()
      else if (deed === 'blank' || name.length === 1) {
        text += deed === 'blank' ? ' ' : key
        typing.typed(text)
      } else left.push(name)
    }
  }
  /** The first half of the code was typed into a field that this one then replaced. */
  const begin = (half: string) => {
    text = half
    typing.typed(half, at)
  }
  return { begin, read, left, type, pause: (ms: number) => vi.advanceTimersByTime(ms), text: () => text }
}

const xml = '<?xml version="1.0"?>\n<PrintLetterBarcodeData uid="1"\n\tname="Asha"/>\n'

describe('a scanner', () => {
  it.each([1, 8, 40, 90])('that types a key every %i ms has its lines read as one code, once', (every) => {
    const { type, read, pause, left } = field()
    type(xml, every)
    expect(read).toEqual([xml.replace(/[\n\t]/g, ' ').trimEnd()])
    pause(10_000)
    expect(read.length).toBe(1)
    expect(left).toEqual([])
  })

  it('whose code pauses in the middle is read after a pause', () => {
    const { type, read, pause } = field()
    type(xml.slice(0, 60), 5)
    type('\n', 5)
    expect(read).toEqual([])
    pause(1_500)
    expect(read).toEqual([`${xml.slice(0, 60).replace(/[\n\t]/g, ' ')} `])
  })

  it('has digits read immediately, at its Enter', () => {
    const { type, read } = field()
    type(`${'1234567890'.repeat(300)}\n`, 2)
    expect(read).toEqual(['1234567890'.repeat(300)])
  })

  it('without an Enter is read after a pause', () => {
    const { type, read, pause } = field()
    type('1234567890'.repeat(70), 3)
    pause(1_500)
    expect(read).toEqual(['1234567890'.repeat(70)])
  })

  it('without an Enter is read after a pause even when a busy PC delays some of its keys', () => {
    const { type, read, pause } = field()
    type('12345678', 3)
    type('9', 87)
    type('0123456', 3)
    pause(1_500)
    expect(read).toEqual(['1234567890123456'])
  })

  it('whose field is rendered again in the middle of a code has the whole code read', () => {
    const { begin, type, read } = field()
    begin('BG-00')
    type('31-007\n', 5)
    expect(read).toEqual(['BG-0031-007'])
  })

  it('can be followed immediately by the next one', () => {
    const { type, read, pause } = field()
    type('999941057058\n', 3)
    type('GS-123\n', 3)
    pause(1_000)
    expect(read).toEqual(['999941057058', 'GS-123'])
  })
})

describe('a scan after half a number that was typed', () => {
  it.each([1, 8, 40])('is read without it, with a key every %i ms', (every) => {
    const { type, read } = field()
    type('12', 120)
    type('S', 800)
    type('4711\n', every)
    expect(read).toEqual(['S4711'])
    // A slow machine delays a key within a scan.
    type('BG-0', every)
    type('0', 150)
    type('31-007\n', every)
    expect(read.at(-1)).toBe('BG-0031-007')
    type('12', 120)
    type('S4711\n', 150)
    expect(read.at(-1)).toBe('12S4711')
  })
})

describe('a hand', () => {
  it('is read at its Enter, after a pause of any length', () => {
    const { type, read, pause } = field()
    type('a rather long id of the venue', 120)
    pause(10_000)
    expect(read).toEqual([])
    type('\n', 120)
    expect(read).toEqual(['a rather long id of the venue'])
  })

  it('leaves the field with Tab', () => {
    const { type, left, text } = field()
    type('GS-1\t', 120)
    expect(left).toEqual(['Tab'])
    expect(text()).toBe('GS-1')
  })
})
