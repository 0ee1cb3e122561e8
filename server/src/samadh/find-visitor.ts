import { asMobile, dialled, INDIA } from '@nivas/contract/people.ts'
import { SATSANGI_CARD } from '@nivas/contract/samadh/lookups.ts'
import type { FoundVisitor } from '@nivas/contract/samadh/schemas.ts'
import type { Kysely, Selectable } from 'kysely'
import type { DB, SamadhVisits } from '../db/schema.gen.ts'
import { customerWithCard } from '../registry/index.ts'
import { shownNumber } from './visit-rows.ts'

const columns = [
  'id',
  'id_card_no',
  'id_last4',
  'id_proof',
  'visitor_name',
  'mobile',
  'father_hus',
  'country_id',
  'birth_year',
  'district',
  'location',
  'state',
  'postcode',
  'email',
  'gender',
  'vehicle_no',
  'tour_type',
] as const

const toFound = (visit: Pick<Selectable<SamadhVisits>, (typeof columns)[number]>): FoundVisitor => ({
  id: visit.id,
  name: visit.visitor_name,
  mobile: dialled(visit.mobile),
  uid: shownNumber(visit),
  idProof: visit.id_proof,
  fatherhus: visit.father_hus,
  country: visit.country_id,
  birthyear: visit.birth_year,
  distc: visit.district,
  location: visit.location,
  state: visit.state,
  postcode: visit.postcode,
  email: visit.email,
  gender: visit.gender,
  vehicleNo: visit.vehicle_no,
  tourType: visit.tour_type,
})

/** Returns the visitor of the last visit with this identity; null when there is none. */
export async function lastVisitOf(db: Kysely<DB>, hash: Buffer): Promise<FoundVisitor | null> {
  const visit = await db
    .selectFrom('samadh_visits')
    .select(columns)
    .where('id_hash', '=', hash)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return visit ? toFound(visit) : null
}

/** Returns the visitor of this visit; null when there is no such visit. */
export async function visitorOf(db: Kysely<DB>, id: number): Promise<FoundVisitor | null> {
  const visit = await db.selectFrom('samadh_visits').select(columns).where('id', '=', id).executeTakeFirst()
  return visit ? toFound(visit) : null
}

/** Returns a satsangi of the registry, with only the fields that the form fills in. */
export async function satsangiWith(db: Kysely<DB>, card: string): Promise<FoundVisitor | null> {
  const found = await customerWithCard(db, card)
  if (!found) return null
  const mobile = asMobile(found.phone)
  const birthyear = found.dob === null ? null : Number(found.dob.slice(0, 4))
  return {
    id: null,
    name: `${found.main_name} ${found.surname}`.trim(),
    mobile: mobile && dialled(mobile),
    uid: found.id_card_no,
    idProof: SATSANGI_CARD,
    fatherhus: null,
    country: INDIA,
    birthyear,
    distc: null,
    location: found.city,
    state: null,
    postcode: null,
    email: found.email,
    gender: null,
    vehicleNo: null,
    tourType: null,
  }
}
