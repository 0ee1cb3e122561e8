import * as z from 'zod'
import { get } from '../call.ts'

/** The data of the venue for every screen. */
const Venue = z.object({
  name: z.string(),
  time_zone: z.string(),
  /** Its calendar day, computed on the server. */
  today: z.string(),
  /** The seconds until that day ends, by the server's clock: a computer's own may be wrong. */
  day_ends_in: z.int(),
  /** The minimum number of characters of a new password. */
  password_min: z.int(),
  /** Its people and money are invented. */
  demo: z.boolean(),
})

/** The call of every page of the web app: in a file of its own, to keep the first load small. */
export const thisVenue = get('/venue', {
  permission: 'public',
  summary: 'The name of the venue and its day',
  returns: Venue,
})
