import * as z from 'zod'

export const positions = ['LEFT', 'CENTER', 'RIGHT'] as const
export const toiletTypes = ['DESI', 'WESTERN'] as const
export const accomodationTypes = ['DORMITORY', 'ROOM'] as const

/** A room with where it is; `price` is Bhent per day in rupees. */
export const Room = z.object({
  id: z.int(),
  room_number: z.string(),
  price: z.number(),
  number_of_beds: z.int(),
  max_occupiers: z.int(),
  has_toilet: z.int(),
  toilet_type: z.enum(toiletTypes).nullable(),
  has_ac: z.int(),
  floor: z.object({
    id: z.int(),
    floor_number: z.int(),
    position: z.enum(positions),
    building: z.object({ id: z.int(), name: z.string() }),
  }),
})
export type Room = z.output<typeof Room>

/** What every screen may know of the venue; `today` is its calendar day, worked out on the server. */
export const Venue = z.object({ name: z.string(), time_zone: z.string(), today: z.string() })
