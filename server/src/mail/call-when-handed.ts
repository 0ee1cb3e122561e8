import { pipeline, Transform } from 'node:stream'
import type { SendMailOptions, Transporter } from 'nodemailer'

/** What a mail may bring along for {@link callWhenHanded}. */
type Handed = SendMailOptions & {
  /** Called, and waited for, when the mail server has read all of the mail but its end. */
  whenHanded?: () => Promise<void>
}

/**
 * Lets mails of this transport say when they are handed over: before that the mail server cannot have taken the
 * mail, afterwards only its answer says whether it did. If `whenHanded` fails, the mail is not sent.
 */
export function callWhenHanded(transport: Transporter): void {
  transport.use('stream', ({ data, message }, done) => {
    const { whenHanded } = data as Handed
    if (whenHanded) message.processFunc((input) => pipeline(input, endsAfter(whenHanded), () => {}))
    done()
  })
}

/** The stream itself, whose end waits. It buffers one chunk: all others have been read when it ends. */
const endsAfter = (before: () => Promise<void>) =>
  new Transform({
    readableHighWaterMark: 1,
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void before().then(() => done(), done),
  })
