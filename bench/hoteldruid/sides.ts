import { addDays } from '@nivas/contract/dates.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { booking } from '../../server/src/testing/factories.ts'
import { type HttpClient, openClient } from '../http-client.ts'
import { type Sent, type Server, sentOf } from '../server.ts'
import { session } from './fill.ts'
import { type Site, textOf } from './site.ts'
import { partyOf, today } from './stays.ts'

/** The rows on a page of HotelDruid's list. */
const ROWS = 200
export const NIGHTS = 3

/** The measured actions of one program. */
export type Side = {
  list: () => Promise<unknown>
  free: () => Promise<unknown>
  /** Books a room that the program chooses, at one of eight desks. */
  book: (desk: number) => Promise<unknown>
  close: () => void
  /** Returns how many bookings were refused because another desk was faster, and were sent again. */
  again: () => number
}

/** HotelDruid's answer to a desk if another desk was faster. */
const SLOWER = 'the database has been modified meanwhile'

/**
 * Returns HotelDruid's side, which sends the requests of its pages. A booking has two: for the room, then for the
 * guest.
 */
export function theirs(site: Site): Side {
  let number = 0
  let again = 0
  /** Books a party; returns false if another desk was faster. */
  const tryToBook = async ({ name, arrival, departure }: ReturnType<typeof partyOf>): Promise<boolean> => {
    const first = await site.post('clienti.php', {
      ...session,
      nuovaprenotazione: 'SI',
      origine: 'prenota.php',
      num_tipologie: 1,
      inizioperiodo1: arrival,
      fineperiodo1: departure,
      nometipotariffa1: 'tariffa1',
      numpersone1: 2,
      num_app_richiesti1: 1,
      numcostiagg: 0,
      num_commenti1: 1,
      cognome: name,
      nome: 'Ramesh',
    })
    const begun = [...first.matchAll(/name="id_transazione" value="([^"]+)"/g)].at(-1)?.[1]
    if (textOf(first).includes(SLOWER)) return false
    if (!begun) throw new Error(textOf(first).slice(-600))
    const second = await site.post('prenota.php', {
      ...session,
      origine: 'prenota.php',
      inserire: 1,
      inserire_dati_cliente: 1,
      num_commenti1: 1,
      numcostiagg: 0,
      id_utente_ins: 1,
      num_tipologie: 1,
      num_app_ric_passa_1: 1,
      num_osp_passa_1_1: 2,
      prenota_cli_osp: 'p1_1',
      id_transazione: begun,
      cognome: name,
      nome: 'Ramesh',
      soprannome: '',
      sesso: 'm',
      telefono: '5000000000',
      email: 'guest@example.org',
    })
    const text = textOf(second)
    if (text.includes(SLOWER)) return false
    if (!/Reservation \d+ from/.test(text)) throw new Error(text.slice(-600))
    return true
  }
  return {
    list: () => site.post('visualizza_tabelle.php', { ...session, tipo_tabella: 'prenotazioni' }),
    free: async () => {
      const period = { inizioperiodo: today, fineperiodo: addDays(today, NIGHTS), numpersone: 2 }
      const page = await site.post('disponibilita.php', { ...session, ...period })
      if (!/availability/i.test(page)) throw new Error(textOf(page).slice(-600))
    },
    book: async () => {
      number += 1
      const party = partyOf(number)
      while (!(await tryToBook(party))) again += 1
    },
    close: () => {},
    again: () => again,
  }
}

/** Returns the side of Nivas, which makes its calls. A booking is one call, which is audited. */
export async function ours(server: Server, building_id: number): Promise<Side> {
  let number = 0
  const desks: HttpClient[] = await Promise.all(Array.from({ length: 8 }, () => openClient(server)))
  const one = (sent: Sent) => () => (desks[0] as HttpClient).send(sent)
  return {
    list: one(sentOf(reservations.list, { per_page: ROWS })),
    free: one(sentOf(venue.availableRooms, { arrival: today, departure: addDays(today, NIGHTS) })),
    book: async (desk) => {
      number += 1
      const { name, arrival, departure } = partyOf(number)
      const { room_ids: _, members: [member] = [], ...party } = booking([], arrival, departure)
      const members = [0, 1].map(() => ({ ...member, name }) as NonNullable<typeof member>)
      const id_card_no = `HD-${number}`
      await desks[desk]?.ask(reservations.book, { ...party, members, id_card_no, building_id })
    },
    close: () => {
      for (const desk of desks) desk.close()
    },
    // The server tries again automatically.
    again: () => 0,
  }
}
