import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('./RESULTS.md', import.meta.url)

/** Below this line of a chapter stands what no program measures again: it is kept. */
const BY_HAND = '## Noted by hand'

/** RESULTS.md with this chapter in the place of the one with the same title, or at the end; the others stay as they are. */
export function withChapter(results: string, title: string, text: string): string {
  const chapters = results.split(/^(?=# )/m).map((chapter) => chapter.trim())
  const at = chapters.findIndex((one) => one.startsWith(`# ${title}\n`))
  const [, byHand] = chapters[at]?.split(`\n${BY_HAND}\n`) ?? []
  const kept = byHand === undefined ? [] : [BY_HAND, byHand.trim()]
  const chapter = [`# ${title}`, text.trim(), ...kept].join('\n\n')
  const all = at < 0 ? [...chapters, chapter] : chapters.with(at, chapter)
  return `${all.filter(Boolean).join('\n\n')}\n`
}

/** Writes a chapter into RESULTS.md. */
export function writeResults(title: string, text: string): void {
  writeFileSync(file, withChapter(readFileSync(file, 'utf8'), title, text))
}
