import type { Tone } from '@nivas/contract/gate/verdict.ts'
import { createStoredSwitch } from '../api/stored-value.ts'

/** Whether this machine is silent. */
export const silent = createStoredSwitch('nivas.gate-silent')

/** In Hz: one high tone, two in the middle, one low. */
const tones: Record<Tone, readonly number[]> = { green: [880], amber: [587, 587], red: [196] }
const SECONDS = 0.14

let audio: AudioContext | undefined

/** The sound of a verdict; nothing where the browser has no sound. */
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
