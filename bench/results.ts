import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('./RESULTS.md', import.meta.url)

/** The heading of the notes of a chapter that were written by hand; a new measurement leaves them. */
const BY_HAND = '## Noted by hand'

/** Returns the results with this chapter instead of the one with the same title, or at the end; the others stay. */
export function withChapter(results: string, title: string, text: string): string {
  const chapters = results.split(/^(?=# )/m).map((chapter) => chapter.trim())
  const at = chapters.findIndex((one) => one.startsWith(`# ${title}\n`))
  const [, byHand] = chapters[at]?.split(`\n${BY_HAND}\n`) ?? []
  const kept = byHand === undefined ? [] : [BY_HAND, byHand.trim()]
  const chapter = [`# ${title}`, text.trim(), ...kept].join('\n\n')
  const all = at < 0 ? [...chapters, chapter] : chapters.with(at, chapter)
  return `${all.filter(Boolean).join('\n\n')}\n`
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** Returns a Markdown table with one width for each column; columns with `---:` are aligned to the right. */
function aligned(lines: readonly string[]): string {
  const rows = lines.map(cellsOf)
  const marks = rows[1] ?? []
  const widths = marks.map((mark, at) =>
    Math.max(
      mark.endsWith(':') ? 4 : 3,
      ...rows.map((row, line) => (line === 1 ? 0 : (row[at]?.length ?? 0))),
    ),
  )
  const cell = (text: string, at: number, line: number) => {
    const width = widths[at] ?? 0
    const isRight = marks[at]?.endsWith(':')
    if (line === 1) return isRight ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)
    return isRight ? text.padStart(width) : text.padEnd(width)
  }
  return rows.map((row, line) => `| ${row.map((text, at) => cell(text, at, line)).join(' | ')} |`).join('\n')
}

/** Aligns every table of a text, as the formatter does. */
export const withAlignedTables = (text: string): string =>
  text.replace(/^\|.*\|\n\|[ :|-]+\|\n(?:\|.*\|(?:\n|$))*/gm, (found) => {
    const end = found.endsWith('\n') ? '\n' : ''
    return aligned(found.trimEnd().split('\n')) + end
  })

/** Writes a chapter into RESULTS.md. */
export function writeResults(title: string, text: string): void {
  writeFileSync(file, withChapter(readFileSync(file, 'utf8'), title, withAlignedTables(text)))
}
