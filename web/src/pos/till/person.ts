import { session } from '../../app/session.tsx'

/** A person as the sales in this browser name them. */
export type Person = { id: number; name: string }

/** The person who is signed in. */
export function personHere(): Person | undefined {
  const now = session.get()
  return typeof now === 'object' ? { id: now.user.id, name: now.user.name } : undefined
}

/** Whether a sale is another person's; one of an earlier version of this page is of the person who is here. */
export const isOfOther = ({ by }: { by?: Person | undefined }): boolean =>
  by !== undefined && by.id !== personHere()?.id
