import { session } from '../../app/session.tsx'

/** The person of a sale that is stored in this browser. */
export type Person = { id: number; name: string }

/** Returns the signed-in person. */
export function personHere(): Person | undefined {
  const now = session.get()
  return typeof now === 'object' ? { id: now.user.id, name: now.user.name } : undefined
}

/** Whether a sale belongs to another person. A sale without a person, from an earlier release, belongs to the signed-in one. */
export const isOfOther = ({ by }: { by?: Person | undefined }): boolean =>
  by !== undefined && by.id !== personHere()?.id
