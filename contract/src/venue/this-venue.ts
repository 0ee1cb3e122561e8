import * as z from 'zod'
import { get } from '../call.ts'

/** The data of the venue for every screen. */
const Venue = z.object({
  name: z.string(),
  time_zone: z.string(),
  /** The venue's calendar day, computed on the server. */
  today: z.string(),
  /** The seconds until that day ends, by the server's clock, because a computer's clock may be wrong. */
  day_ends_in: z.int(),
  /** The minimum number of characters of a new password. */
  password_min: z.int(),
  /** Whether the venue is a demo with invented people and money. */
  demo: z.boolean(),
})

/** The call that every page of the web app makes. It has a separate file to keep the first load small. */
export const thisVenue = get('/venue', {
  permission: 'public',
  summary: 'The name of the venue and its day',
  returns: Venue,
})
