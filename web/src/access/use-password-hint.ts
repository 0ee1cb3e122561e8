import { useVenue } from '../api/venue.ts'
import { useText } from '../languages/use-text.ts'

/** Returns the rules for a new password, for the description of its field. The venue sets the length. */
export function usePasswordHint(): string {
  const t = useText()
  const count = useVenue()?.password_min ?? 8
  return t('At least {{count}} characters. Common passwords are not accepted.', { count })
}
