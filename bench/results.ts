import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('./RESULTS.md', import.meta.url)

/** Puts a chapter into RESULTS.md in the place of the one with the same title, or after the others. */
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
