import type { Tone } from '@nivas/contract/gate/verdict.ts'
import { createStoredSwitch } from '../api/stored-value.ts'

/** Whether the sounds are off on this machine. */
export const silent = createStoredSwitch('nivas.gate-silent')

/** The tones of each verdict, in Hz. */
const tones: Record<Tone, readonly number[]> = { green: [880], amber: [587, 587], red: [196] }
const SECONDS = 0.14

let audio: AudioContext | undefined

/** Plays the sound of a verdict, if the browser supports it. */
export function sound(tone: Tone): void {
  if (silent.get() || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  for (const [at, frequency] of tones[tone].entries()) {
    const begin = audio.currentTime + at * SECONDS * 1.5
    const [source, volume] = [audio.createOscillator(), audio.createGain()]
    source.frequency.value = frequency
    volume.gain.value = 0.15
    source.connect(volume).connect(audio.destination)
    source.start(begin)
    source.stop(begin + SECONDS)
  }
}
