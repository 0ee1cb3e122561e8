import { crc32, deflateRawSync } from 'node:zlib'

/** Makes a zip archive of these files. It is built by hand, so that tests can make it invalid. */
export function zipOf(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts: Buffer[] = []
  const table: Buffer[] = []
  let at = 0
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path)
    const data = Buffer.from(content as string)
    const packed = deflateRawSync(data)
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    for (const [target, from] of [
      [header, 4],
      [entry, 6],
    ] as const) {
      target.writeUInt16LE(20, from)
      target.writeUInt16LE(8, from + 4)
      target.writeUInt32LE(crc32(data), from + 10)
      target.writeUInt32LE(packed.length, from + 14)
      target.writeUInt32LE(data.length, from + 18)
      target.writeUInt16LE(name.length, from + 22)
    }
    entry.writeUInt32LE(at, 42)
    parts.push(header, name, packed)
    table.push(entry, name)
    at += 30 + name.length + packed.length
  }
  const entries = Buffer.concat(table)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(table.length / 2, 8)
  end.writeUInt16LE(table.length / 2, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, entries, end])
}

type Parts = {
  sheet: string | Buffer
  /** The rows of a second sheet, 'B'. */
  second?: string
  texts?: string
  styles?: string
  settings?: string
}

const withRows = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`

/** Makes a spreadsheet with these rows of XML in its sheet. */
export const workbookOf = ({
  sheet,
  second = '',
  texts = '<sst/>',
  styles = '<styleSheet/>',
  settings = '',
}: Parts): Buffer =>
  zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook>${settings}<sheets><sheet name="A" sheetId="1" r:id="rId1"/><sheet name="B" sheetId="2" r:id="rId4"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'sharedStrings', '/xl/sharedStrings.xml')}${relation('rId3', 'styles', 'styles.xml')}${relation('rId4', 'worksheet', 'worksheets/sheet2.xml')}</Relationships>`,
    'xl/sharedStrings.xml': texts,
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': typeof sheet === 'string' ? withRows(sheet) : sheet,
    'xl/worksheets/sheet2.xml': withRows(second),
  })
