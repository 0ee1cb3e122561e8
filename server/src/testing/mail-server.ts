import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll } from 'vitest'

export type Delivered = { to: string[]; from: string; source: string; subject: string; text: string }

export type MailServer = {
  url: string
  delivered: Delivered[]
  /** The error with which the server refuses every mail. */
  refuses: string | undefined
  /** The server's answer to every receiver, with its code: `550 no such mailbox`. */
  refusesReceivers: string | undefined
  /** Awaited before the server answers a receiver. */
  beforeReceiver: (address: string) => Promise<unknown>
  /** The server takes a mail, and closes the connection instead of answering. */
  hangsUp: boolean
  /** The delay, in ms, with which the server answers after taking a mail. */
  answersAfter: number
  /** Stops the server; `start` starts it again at the same address. */
  stop: () => Promise<void>
  start: () => Promise<void>
}

/**
 * Starts a real SMTP server in this process for the tests of one file. Call it before `useServer`, which needs its
 * address.
 */
export function useMailServer(): MailServer {
  const mail: MailServer = {
    ...{ url: '', delivered: [], refuses: undefined, refusesReceivers: undefined },
    ...{ hangsUp: false, answersAfter: 0, beforeReceiver: async () => {} },
    ...{ stop: async () => {}, start: async () => {} },
  }
  /** By the sender's port, so that only the connection of one mail is closed, and not those of concurrent mails. */
  const sockets = new Map<number | undefined, Socket>()
  let port = 0
  mail.start = async () => {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onRcptTo: async ({ address }, _session, done) => {
        await mail.beforeReceiver(address)
        const [code = '', ...words] = mail.refusesReceivers?.split(' ') ?? []
        done(code ? Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }) : undefined)
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          if (mail.refuses) return done(new Error(mail.refuses))
          mail.delivered.push(read(Buffer.concat(chunks).toString('utf8'), session))
          if (mail.hangsUp) sockets.get(session.remotePort)?.destroy()
          else setTimeout(done, mail.answersAfter)
        })
      },
    })
    smtp.on('error', () => {})
    smtp.server.on('connection', (socket: Socket) => {
      const { remotePort } = socket
      sockets.set(remotePort, socket)
      socket.once('close', () => sockets.delete(remotePort))
    })
    await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
    port = (smtp.server.address() as AddressInfo).port
    mail.url = `smtp://127.0.0.1:${port}`
    mail.stop = () => new Promise((resolve) => smtp.close(() => resolve()))
  }
  beforeAll(() => mail.start())
  afterAll(() => mail.stop())
  return mail
}

type Session = { envelope: { mailFrom: { address: string } | false; rcptTo: { address: string }[] } }

function read(source: string, { envelope }: Session): Delivered {
  const [head = '', ...body] = source.split('\r\n\r\n')
  const header = (name: string) => new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(head)?.[1] ?? ''
  const encoding = header('Content-Transfer-Encoding').toLowerCase()
  const raw = body.join('\r\n\r\n')
  return {
    to: envelope.rcptTo.map(({ address }) => address),
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    source,
    subject: words(header('Subject')),
    text:
      encoding === 'base64' ? Buffer.from(raw, 'base64').toString('utf8') : quotedPrintable(raw, encoding),
  }
}

const bytes = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const quotedPrintable = (raw: string, encoding: string) =>
  encoding === 'quoted-printable' ? bytes(raw.replace(/=\r\n/g, '')) : raw

/** Decodes `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`, the encodings of non-ASCII text in RFC 2047. */
const words = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, encoded: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(encoded, 'base64').toString('utf8')
        : bytes(encoded.replaceAll('_', ' ')),
    )
