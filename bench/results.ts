import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('./RESULTS.md', import.meta.url)

/** Writes a chapter into RESULTS.md: replaces the one with the same title, or appends it. */
export function writeResults(title: string, text: string): void {
  const chapters = readFileSync(file, 'utf8')
    .split(/^(?=# )/m)
    .map((chapter) => chapter.trim())
  const chapter = `# ${title}\n\n${text}`
  const at = chapters.findIndex((one) => one.startsWith(`# ${title}\n`))
  if (at < 0) chapters.push(chapter)
  else chapters[at] = chapter
  writeFileSync(file, `${chapters.filter(Boolean).join('\n\n')}\n`)
}
