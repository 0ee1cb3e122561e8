import { venue } from '@nivas/contract/venue/calls.ts'
import { runOnce } from '../cluster.ts'
import { theHouse } from '../replay/venue.ts'
import { ask, type Server } from '../server.ts'
import type { Site } from './site.ts'
import { ROOMS, type Stay, stays, today } from './stays.ts'

const year = Number(today.slice(0, 4))

/** The fields that HotelDruid's pages send for the year. */
export const session = { anno: year, id_sessione: '' }

const columns = (of: readonly Stay[]) => [
  of.map(({ number }) => number),
  of.map(({ room }) => room),
  of.map(({ arrival }) => arrival),
  of.map(({ nights }) => nights),
  of.map(({ name }) => name),
]
const drawn =
  'unnest($1::int[], $2::int[], $3::date[], $4::int[], $5::text[]) s(number, room, arrival, nights, name)'

/**
 * Creates HotelDruid's tables through its pages, and fills them with the rooms and stays: a client and a reservation
 * for each stay, as its page for a new reservation writes them.
 */
export async function fillSite(site: Site, url: string): Promise<void> {
  await site.post('creadb.php', { creabase: 1, numappartamenti: ROOMS, lingua: 'en' })
  await site.post('creaanno.php', {
    ...session,
    creaanno: 'SI',
    tipo_periodi: 'g',
    giorno_ini_fine: 1,
    mese_ini: 1,
    mese_fine: 36,
  })
  await runOnce(url, `update hd_appartamenti set maxoccupanti = 5, numpiano = '0', numcasa = 'Replay'`)
  await runOnce(url, `update hd_periodi${year} set tariffa1 = 250`)
  await runOnce(url, `update hd_ntariffe${year} set tariffa1 = 'Room' where idntariffe = 1`)
  await runOnce(
    url,
    `insert into hd_clienti (idclienti, cognome, nome, sesso, telefono, email, max_num_ordine, datainserimento,
       hostinserimento, utente_inserimento)
     select number, name, 'Ramesh', 'm', '5000000000', 'guest@example.org', 1, now(), '127.0.0.1', 1
     from unnest($1::int[], $2::text[]) s(number, name)`,
    [stays.map(({ number }) => number), stays.map(({ name }) => name)],
  )
  // HotelDruid stores the first and the last night of a stay, numbered from the first of January.
  await runOnce(
    url,
    `insert into hd_prenota${year} (idprenota, idclienti, idappartamenti, iddatainizio, iddatafine, assegnazioneapp,
       num_persone, tariffa, tariffesettimanali, tariffa_tot, codice, conferma, datainserimento, hostinserimento,
       utente_inserimento)
     select number, number, a.idappartamenti, arrival - date '${year}-01-01' + 1, arrival - date '${year}-01-01' + nights, 'v',
       2, 'Room#@&' || nights * 250, rtrim(repeat('250,', nights), ','), nights * 250, 'code', 'N', now(), '127.0.0.1', 1
     from ${drawn}
     join (select idappartamenti, row_number() over (order by idappartamenti) - 1 as place from hd_appartamenti) a
       on a.place = s.room`,
    columns(stays),
  )
  // Set the number of the next reservation.
  await runOnce(url, `update hd_costiprenota${year} set numlimite = $1 where idcostiprenota = 1`, [
    stays.length + 1,
  ])
  await runOnce(url, 'vacuum (analyze)')
}

/**
 * Fills Nivas with the same rooms and stays, with a reservation on HOLD for each stay. Returns the id of the building.
 */
export async function fillNivas(server: Server, adminUrl: string): Promise<number> {
  const building = await theHouse(server, ROOMS)
  const { data: rooms } = await ask(server, venue.buildingRooms, { building_id: building })
  if (rooms.length !== ROOMS) throw new Error(`${rooms.length} rooms instead of ${ROOMS}`)
  await runOnce(
    adminUrl,
    `with made as (
       insert into reservations (application_number, status, event_type_id, applicant_name, members, arrival_date,
         departure_date, arrival_time, departure_time, phone, email, wants_meals)
       select 'A26-' || nextval('application_numbers'), 'HOLD', 1, name,
         '[{"name": "Ramesh Sharma", "age": 50, "i_card_number": "NA"}, {"name": "Sunita Sharma", "age": 48, "i_card_number": "NA"}]',
         arrival, arrival + nights, '10:00', '10:00', '5000000000', 'guest@example.org', false
       from ${drawn}
       returning id, applicant_name, arrival_date, departure_date)
     insert into stays (reservation_id, room_id, arrival_date, departure_date, price)
     select m.id, r.id, m.arrival_date, m.departure_date, r.price
     from ${drawn} join made m on m.applicant_name = s.name
     join (select id, price, row_number() over (order by id) - 1 as place from rooms) r on r.place = s.room`,
    columns(stays),
  )
  await runOnce(adminUrl, 'vacuum (analyze)')
  return building
}
