import { pipeline, Transform } from 'node:stream'
import type { SendMailOptions, Transporter } from 'nodemailer'

/** The options of a mail that {@link callWhenHanded} reads. */
type Handed = SendMailOptions & {
  /** Called, and awaited, when the mail server has read all of the mail except its end. */
  whenHanded?: () => Promise<void>
}

/**
 * Lets mails of this transport report when they are handed over. Before `whenHanded` is called, the mail server cannot
 * have accepted the mail. After that, only the mail server's answer shows whether it did. If `whenHanded` fails, the
 * mail is not sent.
 */
export function callWhenHanded(transport: Transporter): void {
  transport.use('stream', ({ data, message }, done) => {
    const { whenHanded } = data as Handed
    if (whenHanded) message.processFunc((input) => pipeline(input, endsAfter(whenHanded), () => {}))
    done()
  })
}

/**
 * A stream that passes its input on and delays its end. It buffers only one chunk, so all other chunks have been read
 * when it ends.
 */
const endsAfter = (before: () => Promise<void>) =>
  new Transform({
    readableHighWaterMark: 1,
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void before().then(() => done(), done),
  })
