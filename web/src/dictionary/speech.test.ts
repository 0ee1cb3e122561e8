import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listen } from './speech.ts'

/** A browser's recognition in a noisy hall, which does not notice that the word has ended. */
class Recognition {
  static last: Recognition
  onresult?: (event: unknown) => void
  onend?: () => void
  heard = 'सेवा'
  start() {
    Recognition.last = this
  }
  stop() {
    const word = this.heard
    this.heard = ''
    if (word) this.onresult?.({ results: [Object.assign([{ transcript: word }], { isFinal: true })] })
  }
  abort() {
    this.onend?.()
  }
}

beforeEach(() => vi.stubGlobal('SpeechRecognition', Recognition))
afterEach(() => vi.unstubAllGlobals())

const listener = () => ({ onWord: vi.fn(), onFailure: vi.fn(), onEnd: vi.fn() })

it('Stop Speaking looks up the words heard so far', () => {
  const on = listener()
  listen(on)?.finish()
  expect(on.onWord.mock.calls).toEqual([['सेवा']])
})

it('a second Stop Speaking ends a recognition that does not answer, and leaving the screen ends any', () => {
  const on = listener()
  const listening = listen(on)
  Recognition.last.heard = ''
  listening?.finish()
  expect(on.onEnd).not.toHaveBeenCalled()
  listening?.finish()
  expect(on.onEnd).toHaveBeenCalledOnce()
  const left = listener()
  listen(left)?.giveUp()
  expect([left.onWord, left.onFailure].some(({ mock }) => mock.calls.length > 0)).toBe(false)
  expect(left.onEnd).toHaveBeenCalledOnce()
})
