import { SaxesParser } from 'saxes'

type Attributes = Readonly<Record<string, string>>

/** Handlers of elements. Their names have no prefix. `text` is the text since the previous tag. */
export type Handlers = {
  open: (name: string, attributes: Attributes) => void
  close?: (name: string, text: string) => void
}

/**
 * Parses a document in chunks, calls the handlers, and yields the number of bytes after each chunk.
 *
 * @throws the parser's errors, for documents that are not well-formed or that declare entities
 */
export async function* parseXml(
  content: AsyncIterable<Buffer>,
  { open, close }: Handlers,
): AsyncGenerator<number> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  const decoder = new TextDecoder()
  let text = ''
  const collect = (more: string) => {
    text += more
  }
  parser.on('text', collect)
  parser.on('cdata', collect)
  parser.on('opentag', ({ name, attributes }) => {
    text = ''
    open(withoutPrefix(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    close?.(withoutPrefix(name), text)
    text = ''
  })
  for await (const piece of content) {
    parser.write(decoder.decode(piece, { stream: true }))
    yield piece.length
  }
  parser.write(decoder.decode()).close()
}

/** Parses a whole document. */
export async function parseAll(content: AsyncIterable<Buffer>, handlers: Handlers): Promise<void> {
  for await (const _ of parseXml(content, handlers));
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/** Returns an attribute with a prefix, such as `r:id`, by its name without the prefix. */
export const prefixed = (attributes: Attributes, name: string): string | undefined =>
  Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1]
