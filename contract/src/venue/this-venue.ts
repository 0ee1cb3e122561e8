import * as z from 'zod'
import { get } from '../call.ts'

/** What every screen may know of the venue. */
const Venue = z.object({
  name: z.string(),
  time_zone: z.string(),
  /** Its calendar day, worked out on the server. */
  today: z.string(),
  /** The fewest characters of a new password. */
  password_min: z.int(),
  /** Its people and money are made up. */
  demo: z.boolean(),
})

/** Every page of the web app makes it: apart from the rest, so that the first load has no more. */
export const thisVenue = get('/venue', {
  permission: 'public',
  summary: 'The name of the venue and its day',
  returns: Venue,
})
