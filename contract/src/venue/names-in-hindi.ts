import * as z from 'zod'
import { get } from '../call.ts'

/** The names that may have Hindi beside them. Where two kinds share a name, the Hindi of the first counts. */
export const nameKinds = ['building', 'gate', 'purpose', 'event'] as const
export type NameKind = (typeof nameKinds)[number]

/**
 * The kinds that are added and renamed beside their Hindi. Buildings have a screen of their own, and forms go by the ids
 * of the purposes.
 */
export const addedKinds = ['gate', 'event'] as const satisfies readonly NameKind[]
export type AddedKind = (typeof addedKinds)[number]

export const isAddedKind = (kind: NameKind): kind is AddedKind =>
  (addedKinds as readonly NameKind[]).includes(kind)

/** The call of every page that is read in Hindi: in a file of its own, to keep the first load small. */
export const namesInHindi = get('/names-in-hindi', {
  permission: 'public',
  summary: 'The names of buildings, gates, purposes and events that have Hindi',
  returns: z.array(z.object({ name: z.string(), name_hi: z.string() })),
})
