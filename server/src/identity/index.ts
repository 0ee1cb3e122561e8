import { identity as calls } from '@nivas/contract/identity/calls.ts'
import type { SealingKey } from '@nivas/contract/identity/schemas.ts'
import { bind } from '../http/bind.ts'
import { readCertificates } from './certificates.ts'
import { readCard } from './read-card.ts'

export { hideStoredNumbers } from './hide-stored.ts'
export { identityKey } from './key.ts'
export { enteredLongAgo } from './long-ago.ts'
export { requireSameKey } from './one-key.ts'
export { type OpenSealed, openerOf } from './open-sealed.ts'
export { type SealNumber, sealerOf } from './seal.ts'
export { type Card, cardOf, NO_CARD } from './sealed-card.ts'

/**
 * The area of identity cards. `certificates` is the folder of the certificates for verification; default: those of
 * UIDAI. Browsers seal texts for this server with `sealingKey`.
 */
export const identity = (settings: { certificates: string | undefined; sealingKey: SealingKey }) =>
  bind('identity', calls, {
    readCard: readCard(readCertificates(settings.certificates)),
    sealingKey: async () => settings.sealingKey,
  })
