import type { Mail } from '@nivas/contract/access/mail.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import type { Queue } from '../jobs/queue.ts'
import { sendMail } from '../mail/queue-mail.ts'
import { type MailRow, mailColumns, toMail } from './mail-rows.ts'

/** Retries a mail that failed, or that was stored while there was no mail server. */
export const sendMailAgain =
  (queue: Queue, hasMailServer: boolean) =>
  async (trx: Transaction<DB>, _actor: Actor, { id }: { id: number }): Promise<Mail> => {
    if (!hasMailServer)
      throw new Refusal(400, 'There is no mail server. The operator of Nivas can set one with SMTP_URL.')
    // Locked, so that a second press of the button finds a mail that is already waiting.
    const { rows } = await sql<MailRow>`select ${mailColumns(hasMailServer)} from mails where id = ${id}
      for no key update`.execute(trx)
    const mail = rows[0]
    if (!mail) throw new Refusal(404, 'There is no such mail')
    if (mail.state === 'waiting') throw new Refusal(400, 'This mail is already being sent.')
    if (mail.state !== 'failed') throw new Refusal(400, 'This mail was already delivered or is out of date.')
    await trx
      .updateTable('mails')
      .set({ failed_at: null, kept_at: null, handed_at: null })
      .where('id', '=', id)
      .execute()
    await queue.add(trx, sendMail, { id })
    return toMail({ ...mail, state: 'waiting' })
  }
