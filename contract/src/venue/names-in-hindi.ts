import * as z from 'zod'
import { get } from '../call.ts'

/** The kinds of names that may have a Hindi name. If two kinds share a name, the Hindi of the first one applies. */
export const nameKinds = ['building', 'gate', 'purpose', 'event'] as const
export type NameKind = (typeof nameKinds)[number]

/**
 * The kinds that users add and rename together with their Hindi. Buildings have a separate screen, and the purposes are
 * fixed because forms depend on their ids.
 */
export const addedKinds = ['gate', 'event'] as const satisfies readonly NameKind[]
export type AddedKind = (typeof addedKinds)[number]

export const isAddedKind = (kind: NameKind): kind is AddedKind =>
  (addedKinds as readonly NameKind[]).includes(kind)

/** The call that every page makes in Hindi. It has a separate file to keep the first load small. */
export const namesInHindi = get('/names-in-hindi', {
  permission: 'public',
  summary: 'The names of buildings, gates, purposes and events that have Hindi',
  returns: z.array(z.object({ name: z.string(), name_hi: z.string() })),
})
