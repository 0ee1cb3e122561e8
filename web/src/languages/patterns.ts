/** The texts of one language: what is written in the code and said by the server, and what a person reads. */
export type Catalogue = Readonly<Record<string, string>>

type Pattern = { match: RegExp; names: string[]; text: string; weight: number }

const place = /\{\{(\w+)\}\}/g

/** A pattern with less fixed text than this would be found in anything. */
const LEAST_FIXED = 4

/** Keys with `{{name}}` places as patterns; those with more fixed text first, so that the closest one wins. */
function patternsOf(catalogue: Catalogue): Pattern[] {
  return Object.entries(catalogue)
    .filter(([key]) => key.includes('{{'))
    .map(([key, text]) => {
      const names = Array.from(key.matchAll(place), (found) => found[1] ?? '')
      const fixed = key.split(/\{\{\w+\}\}/)
      const source = fixed.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('(.+?)')
      return { match: new RegExp(`^${source}$`, 's'), names, text, weight: fixed.join('').length }
    })
    .filter(({ weight }) => weight >= LEAST_FIXED)
    .sort((a, b) => b.weight - a.weight)
}

const compiled = new WeakMap<Catalogue, Pattern[]>()

/**
 * Translates a text that already carries its values, as the server's do: 'Room 12 has just been taken' is found under
 * 'Room {{room}} has just been taken', and 12 goes to where `{{room}}` stands in the translation.
 */
export function matchPattern(catalogue: Catalogue, said: string): string | undefined {
  let patterns = compiled.get(catalogue)
  if (!patterns) {
    patterns = patternsOf(catalogue)
    compiled.set(catalogue, patterns)
  }
  for (const { match, names, text } of patterns) {
    const found = match.exec(said)
    if (!found) continue
    const values = new Map(names.map((name, at) => [name, found[at + 1] ?? '']))
    return text.replace(place, (_, name: string) => values.get(name) ?? '')
  }
  return undefined
}
