import * as z from 'zod'
import { get } from '../call.ts'

export const dashboard = {
  figures: get('/admin/dashboard', {
    permission: 'signed-in',
    summary: "Today's figures, by the venue's day; null is a figure that this user may not see",
    /** Each area's `figures.ts` names its figures. */
    returns: z.object({ today: z.string() }).catchall(z.int().nullable()),
  }),
}
