/** Returns the decoded parts of a mail: text, HTML and file. */
export function partsOf(source: string): string[] {
  return source
    .split(/^--[^\r\n]+$/m)
    .slice(1)
    .map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n')
      const content = body.join('\r\n\r\n')
      return /base64/i.test(head)
        ? Buffer.from(content, 'base64').toString('utf8')
        : Buffer.from(
            content
              .replace(/=\r\n/g, '')
              .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ).toString('utf8')
    })
}
