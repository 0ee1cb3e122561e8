// The features that the product and its libraries use and browsers before 2024 lack (decision 0291).
import '@oddbird/popover-polyfill'
import 'core-js/actual/array/to-reversed'
import 'core-js/actual/array/to-sorted'
import 'core-js/actual/map/group-by'
import 'core-js/actual/string/is-well-formed'
import 'core-js/actual/string/to-well-formed'
import 'core-js/actual/url/can-parse'

/** Returns a signal that is aborted once one of these is, with its reason. */
function anyOf(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason)
    else
      signal.addEventListener('abort', () => controller.abort(signal.reason), { signal: controller.signal })
  }
  return controller.signal
}

AbortSignal.any ??= anyOf

/** Matches a character as a reader counts it: a letter with its signs, and the letters that a virama joins to it. */
const CHARACTER = /.(?:\u094d(?:\u200c|\u200d)?\p{L}|\p{M}|\u200c|\u200d)*/gsu

/** Splits texts into characters, for Firefox before 125, in which the dictionary did not open. */
class Segmenter {
  segment = (text: string) => Array.from(text.matchAll(CHARACTER), ([segment]) => ({ segment }))
}

if (!('Segmenter' in Intl)) Object.assign(Intl, { Segmenter })
