/** A tag of an XML document; its name is without what stands before a colon. */
export type Tag = {
  name: string
  kind: 'open' | 'close' | 'whole'
  /** As they stand there; see `attribute`. */
  attributes: string
  /** The text before it, since the last tag. */
  before: string
}

/** The tags of a text in order; declarations and comments are passed over. Entities that a document declares stay as they are. */
export function* tagsOf(xml: string): Generator<Tag> {
  const pattern =
    /<(?:(\/?)(?:[\w.-]+:)?([\w.-]+)([^>]*?)(\/?)>|!\[CDATA\[([\s\S]*?)\]\]>|!--[\s\S]*?-->|[?!][^>]*>)/g
  let before = ''
  let end = 0
  for (let found = pattern.exec(xml); found; found = pattern.exec(xml)) {
    if (found.index > end) before += plain(xml.slice(end, found.index))
    end = pattern.lastIndex
    const [, slash, name, attributes = '', whole, data] = found
    if (data !== undefined) before += data
    if (name === undefined) continue
    yield { name, kind: slash ? 'close' : whole ? 'whole' : 'open', attributes, before }
    before = ''
  }
}

const patterns = new Map<string, RegExp>()

/** An attribute of a tag, with or without something before a colon. */
export function attribute(attributes: string, name: string): string | undefined {
  let pattern = patterns.get(name)
  if (!pattern) {
    pattern = new RegExp(`(?:^|\\s|:)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    patterns.set(name, pattern)
  }
  const found = pattern.exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : plain(value)
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A text with its entities as the characters that they stand for. */
function plain(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (all, hex, decimal, name) => {
    if (name) return named[name] ?? all
    const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10)
    return code <= 0x10ffff ? String.fromCodePoint(code) : all
  })
}
