import { posix } from 'node:path'
import { FileProblem, notXlsx, tooLarge } from './file-problem.ts'
import { attribute, tagsOf } from './xml.ts'

type Files = (name: string) => Buffer | undefined

/** What is needed of a spreadsheet to read its first sheet. */
export type Workbook = {
  sheet: Buffer
  texts: string[]
  /** For each style of a cell whether it shows a date. */
  dateStyles: boolean[]
  /** Days are counted from 1904, as on old Macs, and not from 1900. */
  from1904: boolean
}

const xmlOf = (files: Files, name: string | undefined): string | undefined =>
  name === undefined ? undefined : files(name)?.toString('utf8')

/** Where the parts that a part refers to are, by id and by type. */
function relationsOf(files: Files, part: string) {
  const folder = posix.dirname(part)
  const found = xmlOf(files, posix.join(folder, '_rels', `${posix.basename(part)}.rels`)) ?? ''
  return [...tagsOf(found)]
    .filter(({ name, kind }) => name === 'Relationship' && kind !== 'close')
    .map(({ attributes }) => ({
      id: attribute(attributes, 'Id'),
      type: attribute(attributes, 'Type')?.split('/').at(-1),
      path: posix.resolve('/', folder, attribute(attributes, 'Target') ?? '').slice(1),
    }))
}

/** Finds the parts of a spreadsheet; its first sheet is the first that is not hidden. */
export function openWorkbook(files: Files): Workbook {
  const main = relationsOf(files, '').find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml'
  const tags = [...tagsOf(xmlOf(files, main) ?? '')].filter(({ kind }) => kind !== 'close')
  const sheets = tags.filter(({ name }) => name === 'sheet')
  const first =
    sheets.find(({ attributes }) => !attribute(attributes, 'state')?.includes('idden')) ?? sheets[0]
  const relations = relationsOf(files, main)
  const id = first && attribute(first.attributes, 'id')
  const sheet = files(relations.find((relation) => relation.id === id)?.path ?? '')
  if (!sheet) throw new FileProblem(notXlsx)
  const pathOf = (type: string) => relations.find((relation) => relation.type === type)?.path
  const settings = tags.find(({ name }) => name === 'workbookPr')?.attributes ?? ''
  return {
    sheet,
    texts: textsOf(xmlOf(files, pathOf('sharedStrings')) ?? ''),
    dateStyles: dateStylesOf(xmlOf(files, pathOf('styles')) ?? ''),
    from1904: ['1', 'true'].includes(attribute(settings, 'date1904') ?? ''),
  }
}

/** Characters that XML cannot hold are written like this. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** More different texts than 500,000 rows of any use have. */
const MOST_TEXTS = 4_000_000

/** The texts that cells refer to by number; how a text is to be pronounced is not part of it. */
function textsOf(xml: string): string[] {
  const texts: string[] = []
  let text = ''
  let spoken = false
  for (const { name, kind, before } of tagsOf(xml)) {
    if (name === 'rPh') spoken = kind === 'open'
    else if (name === 't' && kind === 'close' && !spoken) text += before
    else if (name === 'si' && kind !== 'open') {
      if (texts.push(unescaped(text)) > MOST_TEXTS) throw new FileProblem(tooLarge)
      text = ''
    }
  }
  return texts
}

const between = (number: number, from: number, to: number) => number >= from && number <= to

/** The formats that every spreadsheet program knows by their number. */
const isKnownDate = (format: number) =>
  between(format, 14, 17) || format === 22 || between(format, 27, 36) || between(format, 50, 58)

/** Whether a format shows a day: it does when a d or a y is left once all that is fixed text is taken away. */
const isDateFormat = (code: string) =>
  /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '').replace(/general/gi, ''))

function dateStylesOf(xml: string): boolean[] {
  const own = new Map<number, string>()
  const styles: boolean[] = []
  let inCells = false
  for (const { name, kind, attributes } of tagsOf(xml)) {
    if (name === 'cellXfs') inCells = kind === 'open'
    else if (name === 'numFmt')
      own.set(Number(attribute(attributes, 'numFmtId')), attribute(attributes, 'formatCode') ?? '')
    else if (name === 'xf' && kind !== 'close' && inCells) {
      const format = Number(attribute(attributes, 'numFmtId') ?? 0)
      const code = own.get(format)
      styles.push(code === undefined ? isKnownDate(format) : isDateFormat(code))
    }
  }
  return styles
}
