import type { PlainKey } from '@nivas/contract/texts.ts'
import type { NameKind } from '@nivas/contract/venue/names-in-hindi.ts'

export const kindNames: Record<NameKind, PlainKey> = {
  building: 'Building',
  gate: 'Gate',
  purpose: 'Purpose of visit',
  event: 'Bhandara/Satsang',
}
