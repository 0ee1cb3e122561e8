import type { Reservation, RoomName } from '@nivas/contract/reservations/schemas.ts'
import { nights, type StayDates } from '@nivas/contract/reservations/stay.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import { useFormat } from '../format/use-format.ts'
import { type Translate, useText, useWord } from '../languages/use-text.ts'
import type { Fact } from '../ui/confirm.tsx'

/** Returns the length of a stay, in the user's language. */
export const nightsText = (t: Translate, stay: StayDates): string =>
  t('{{count}} nights', { count: nights(stay) })

/** Returns the number of people, in the user's language. */
export const membersText = (t: Translate, count: number): string => t('{{count}} members', { count })

export const roomNames = (rooms: readonly Room[]): RoomName[] =>
  rooms.map(({ room_number, floor }) => ({ room_number, building: floor.building.name }))

/** Joins the names of rooms: 'Anand Dham 001, Anand Dham 002'. */
export const roomsText = (rooms: readonly RoomName[]): string =>
  rooms.map(({ building, room_number }) => `${building} ${room_number}`).join(', ')

/** Joins the names of rooms, each building once: 'Anand Dham 001, 002; Seva Sadan 14'. */
export function roomsByBuilding(rooms: readonly RoomName[]): string {
  const numbers = new Map<string, string[]>()
  for (const { building, room_number } of rooms)
    numbers.set(building, [...(numbers.get(building) ?? []), room_number])
  return [...numbers].map(([building, all]) => `${building} ${all.join(', ')}`).join('; ')
}

type Guest = Pick<Reservation, 'applicant_name' | 'application_number'> & StayDates

/** Returns the facts of a question about a stay: guest, rooms, nights and Bhent. Without rooms it has no Bhent. */
export function useStayFacts() {
  const t = useText()
  const word = useWord()
  const { day, rupees } = useFormat()
  return (guest: Guest, rooms: string, amount: number): Fact[] => [
    [t('Guest'), `${guest.applicant_name} · ${guest.application_number}`],
    ...(rooms === '' ? [] : [[t('Rooms'), word(rooms)] as const]),
    [t('Nights'), `${nightsText(t, guest)} · ${day(guest.arrival_date)} – ${day(guest.departure_date)}`],
    ...(rooms === '' ? [] : [[t('Bhent'), rupees(amount)] as const]),
  ]
}
