import { get, post } from '../call.ts'
import { CardReading, ScannedText, SealingKey } from './schemas.ts'

export const identity = {
  /**
   * Returns the data of a scanned card, and whether its signature is its issuer's. It only reads: no data of
   * a card is stored, and the answer does not contain its number.
   */
  readCard: post('/admin/identity/read-card', {
    permission: [
      'gate-visitor-entry',
      'gate-reservations-checkin',
      'gate-reservations-obsolete',
      'admin-booking',
      'samadh-aadharcard-scanner',
      'vaccination-entry-form',
    ],
    summary: 'Read a scanned identity card and verify its signature',
    body: ScannedText,
    returns: CardReading,
    reads: true,
    secret: ['text'],
    untouched: ['text'],
  }),
  sealingKey: get('/admin/sealing-key', {
    permission: 'signed-in',
    summary: 'The public key by which a browser seals what it may not keep readable and cannot send yet',
    returns: SealingKey,
  }),
}
