import * as z from 'zod'
import { get } from '../call.ts'

/** What every screen may know of the venue; `today` is its calendar day, worked out on the server. */
const Venue = z.object({ name: z.string(), time_zone: z.string(), today: z.string() })

/** Every page of the web app makes it: apart from the rest, so that the first load has no more. */
export const thisVenue = get('/venue', {
  permission: 'public',
  summary: 'The name of the venue and its day',
  returns: Venue,
})
