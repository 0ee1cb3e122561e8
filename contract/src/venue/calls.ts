import * as z from 'zod'
import { get } from '../call.ts'
import { inOrder } from '../date-order.ts'
import { date, idInAddress } from '../fields.ts'
import { Room, Venue } from './schemas.ts'

export const venue = {
  venue: get('/venue', {
    permission: 'public',
    summary: 'The name of the venue and its day',
    returns: Venue,
  }),
  availableRooms: get('/admin/rooms/available', {
    permission: [
      'resavation-assign-room',
      'manage-multiple-resavation',
      'resavation-edit',
      'admin-booking',
      'visitor-report',
    ],
    summary: 'Active rooms of active buildings that are free for every night from arrival to departure',
    query: inOrder(
      z.object({ arrival: date, departure: date, building_id: idInAddress.optional() }),
      'arrival',
      'departure',
    ),
    returns: z.array(Room),
  }),
}
