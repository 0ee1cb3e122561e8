import { posix } from 'node:path'
import { FileProblem, notXlsx, tooLarge } from './file-problem.ts'
import type { Part, Parts } from './unzip.ts'
import { type Handlers, parseAll, parseXml, prefixed } from './xml.ts'

/** A date, or the minimum number of digits of a whole number: 5 for the format '00000'. */
type CellStyle = 'date' | number

/** The parts of a spreadsheet that are needed to read its first sheet. */
export type Workbook = {
  sheet: Part
  /** The names of the other visible sheets that have values. */
  others: string[]
  texts: string[]
  /** What each cell style shows. */
  styles: CellStyle[]
  /** Days are counted from 1904, as on old Macs, instead of from 1900. */
  from1904: boolean
}

type Relation = { id: string | undefined; type: string | undefined; path: string }

async function parsePart(parts: Parts, path: string | undefined, handlers: Handlers): Promise<void> {
  const part = path === undefined ? undefined : parts(path)
  if (part) await parseAll(part.content(), handlers)
}

/** Returns the parts that a part refers to. */
async function relationsOf(parts: Parts, part: string): Promise<Relation[]> {
  const folder = posix.dirname(part)
  const relations: Relation[] = []
  await parsePart(parts, posix.join(folder, '_rels', `${posix.basename(part)}.rels`), {
    open: (name, { Id, Type, Target = '' }) => {
      if (name !== 'Relationship') return
      const path = posix.resolve('/', folder, Target).slice(1)
      relations.push({ id: Id, type: Type?.split('/').at(-1), path })
    },
  })
  return relations
}

/** Finds the parts of a spreadsheet. Its first sheet is the first visible one. */
export async function openWorkbook(parts: Parts): Promise<Workbook> {
  const toMain = (await relationsOf(parts, '')).find(({ type }) => type === 'officeDocument')
  const main = toMain?.path ?? 'xl/workbook.xml'
  const sheets: { name: string; id: string | undefined; hidden: boolean }[] = []
  let date1904 = ''
  await parsePart(parts, main, {
    open: (name, attributes) => {
      if (name === 'sheet')
        sheets.push({
          name: attributes.name ?? '',
          id: prefixed(attributes, 'id'),
          hidden: /hidden/i.test(attributes.state ?? ''),
        })
      else if (name === 'workbookPr') date1904 = attributes.date1904 ?? ''
    },
  })
  const [first = sheets[0], ...others] = sheets.filter(({ hidden }) => !hidden)
  const relations = await relationsOf(parts, main)
  const partOf = (wanted: string | undefined) =>
    parts(relations.find(({ id }) => id !== undefined && id === wanted)?.path ?? '')
  const sheet = partOf(first?.id)
  if (!sheet) throw new FileProblem(notXlsx)
  const pathOf = (wanted: string) => relations.find(({ type }) => type === wanted)?.path
  return {
    sheet,
    others: await namesOfFilled(others.map(({ name, id }) => ({ name, part: partOf(id) }))),
    texts: await readTexts(parts, pathOf('sharedStrings')),
    styles: await readStyles(parts, pathOf('styles')),
    from1904: ['1', 'true'].includes(date1904),
  }
}

/**
 * The limits of the search for other sheets: their number, and the bytes that are read of each. A table has a value
 * near its beginning.
 */
const MOST_OTHERS = 50
const LOOKED_AT = 64 * 1024

/**
 * Returns the names of the sheets that have a value. Errors in these sheets are ignored, because they are not imported.
 */
async function namesOfFilled(sheets: readonly { name: string; part: Part | undefined }[]): Promise<string[]> {
  const names: string[] = []
  for (const { name, part } of sheets.slice(0, MOST_OTHERS))
    if (part && (await hasValue(part).catch(() => false))) names.push(name)
  return names
}

async function hasValue(sheet: Part): Promise<boolean> {
  let found = false
  let read = 0
  const open = (name: string) => {
    if (name === 'v' || name === 'is') found = true
  }
  for await (const length of parseXml(sheet.content(), { open })) {
    read += length
    if (found || read > LOOKED_AT) break
  }
  return found
}

/** Decodes characters that XML cannot contain, which are written as `_x0000_`. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** The maximum number of distinct texts, which is more than 500,000 useful rows have. */
const MOST_TEXTS = 4_000_000

/** Reads the texts that cells refer to by number, without their pronunciation (`rPh`). */
async function readTexts(parts: Parts, path: string | undefined): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  let inPronunciation = false
  await parsePart(parts, path, {
    open: (name) => {
      if (name === 'rPh') inPronunciation = true
    },
    close: (name, part) => {
      if (name === 'rPh') inPronunciation = false
      else if (name === 't' && !inPronunciation) text += part
      else if (name === 'si') {
        if (texts.push(unescaped(text)) > MOST_TEXTS) throw new FileProblem(tooLarge)
        text = ''
      }
    },
  })
  return texts
}

const between = (number: number, from: number, to: number) => number >= from && number <= to

/** Whether a built-in format of spreadsheet programs, by its number, shows a date. */
const isKnownDate = (format: number) =>
  between(format, 14, 17) || format === 22 || between(format, 27, 36) || between(format, 50, 58)

/** The maximum length of a format in spreadsheet programs. */
const LONGEST_FORMAT = 255

/** Whether a format shows a day: a d or a y remains after all fixed text is removed. */
const isDateFormat = (format: string) =>
  /[dy]/i.test(
    format
      .slice(0, LONGEST_FORMAT)
      .replace(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '')
      .replace(/general/gi, ''),
  )

/**
 * The number of digits to which a format pads: 5 for '00000', which shows 123 as 00123. 0 for a format that does not
 * pad.
 */
const leadingZeros = (format: string) =>
  /^(?:\[[^\]]*\])*(0+)(?:;|$)/.exec(format.slice(0, LONGEST_FORMAT))?.[1]?.length ?? 0

async function readStyles(parts: Parts, path: string | undefined): Promise<CellStyle[]> {
  const own = new Map<number, string>()
  const styles: CellStyle[] = []
  let inCells = false
  await parsePart(parts, path, {
    open: (name, { numFmtId, formatCode = '' }) => {
      if (name === 'cellXfs') inCells = true
      else if (name === 'numFmt') own.set(Number(numFmtId), formatCode)
      else if (name === 'xf' && inCells) {
        const format = Number(numFmtId ?? 0)
        const code = own.get(format)
        const isDate = code === undefined ? isKnownDate(format) : isDateFormat(code)
        styles.push(isDate ? 'date' : leadingZeros(code ?? ''))
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return styles
}
