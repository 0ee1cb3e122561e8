import { useVenue } from '../api/venue.ts'
import { useText } from '../languages/use-text.ts'

/** What a new password must be, said beside its field; how long, the venue decides. */
export function usePasswordHint(): string {
  const t = useText()
  const count = useVenue()?.password_min ?? 8
  return t('At least {{count}} characters, and none of the common passwords.', { count })
}
