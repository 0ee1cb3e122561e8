import type { PlainKey } from '@nivas/contract/texts.ts'

/** The browser's speech recognition, which the types of TypeScript lack. */
type Recognition = {
  lang: string
  interimResults: boolean
  start: () => void
  stop: () => void
  abort: () => void
  onresult:
    | ((event: { results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> }) => void)
    | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
}

type Recogniser = new () => Recognition

const recogniser = (): Recogniser | undefined => {
  const here = globalThis as { SpeechRecognition?: Recogniser; webkitSpeechRecognition?: Recogniser }
  return here.SpeechRecognition ?? here.webkitSpeechRecognition
}

const noRecognition: PlainKey = 'Your browser does not support Speech Recognition. Sorry.'

const failures: Readonly<Record<string, PlainKey>> = {
  'not-allowed': 'The browser blocks the microphone. Please allow it, or type the word.',
  'audio-capture': 'The browser blocks the microphone. Please allow it, or type the word.',
  'service-not-allowed': noRecognition,
  'language-not-supported': noRecognition,
  network: 'Speech needs a network. Please type the word.',
}

type Listener = {
  /** Called with the word that was heard. */
  onWord: (word: string) => void
  onFailure: (text: PlainKey) => void
  /** Called when the recognition has ended, with any result. */
  onEnd: () => void
}

export type Listening = {
  /** Ends the recognition with the word heard so far; a second call gives it up. */
  finish: () => void
  /** Ends the recognition without a word. */
  giveUp: () => void
}

/** Listens for one Hindi word; returns undefined if the browser cannot listen. */
export function listen({ onWord, onFailure, onEnd }: Listener): Listening | undefined {
  const Recogniser = recogniser()
  if (!Recogniser) {
    onFailure(noRecognition)
    return undefined
  }
  const recognition = new Recogniser()
  recognition.lang = 'hi-IN'
  recognition.interimResults = false
  let heard = false
  recognition.onresult = ({ results }) => {
    const last = results[results.length - 1]
    const word = last?.[0]?.transcript.trim()
    if (!last?.isFinal || !word || heard) return
    heard = true
    recognition.stop()
    onWord(word)
  }
  recognition.onerror = ({ error }) => {
    // The caller has stopped the recognition.
    if (error === 'aborted') return
    onFailure(failures[error] ?? 'Nothing was heard. Please speak again, or type the word.')
  }
  recognition.onend = onEnd
  try {
    recognition.start()
  } catch {
    onFailure(noRecognition)
    return undefined
  }
  const giveUp = () => recognition.abort()
  let isFinished = false
  return {
    finish() {
      if (isFinished) return giveUp()
      isFinished = true
      recognition.stop()
    },
    giveUp,
  }
}

/** The time in ms within which a browser starts to speak; one without a voice never does and reports no error. */
const LONGEST_START = 2_000

/** The utterance being spoken, referenced here because some browsers send no events for an unreferenced one. */
let latest: SpeechSynthesisUtterance | undefined

/**
 * Speaks a text in its language and calls back with whether the browser can: false without synthesis or a voice, after
 * an error, or if it does not start in time. A later text replaces this one.
 */
export function speak(text: string, onResult: (isSpoken: boolean) => void): void {
  if (!('speechSynthesis' in globalThis) || !('SpeechSynthesisUtterance' in globalThis)) {
    onResult(false)
    return
  }
  const spoken = new SpeechSynthesisUtterance(text)
  const answer = (isSpoken: boolean) => {
    clearTimeout(timer)
    if (latest === spoken) onResult(isSpoken)
  }
  latest = spoken
  spoken.lang = /[\u0900-\u097f]/.test(text) ? 'hi-IN' : 'en-IN'
  spoken.onerror = () => answer(false)
  spoken.onstart = () => answer(true)
  // A browser without a voice may start and end immediately.
  spoken.onend = () => speechSynthesis.getVoices().length === 0 && answer(false)
  const timer = setTimeout(() => answer(false), LONGEST_START)
  speechSynthesis.cancel()
  // Does not wait for the list of voices, because phones speak only in direct response to a press of a button.
  speechSynthesis.speak(spoken)
}
