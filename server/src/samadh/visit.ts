import type { Answer, Input } from '@nivas/contract/call.ts'
import { timeIn } from '@nivas/contract/dates.ts'
import { provisionalNumber } from '@nivas/contract/outbox.ts'
import type { samadh } from '@nivas/contract/samadh/calls.ts'
import { closedText, isOpenAt } from '@nivas/contract/samadh/hours.ts'
import { SATSANGI_CARD } from '@nivas/contract/samadh/lookups.ts'
import type { OpenVisit } from '@nivas/contract/samadh/schemas.ts'
import { lastBirthYear } from '@nivas/contract/samadh/visit.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, triedAgain, withData, wrongField } from '../http/refusal.ts'
import { onVenueClock } from '../http/venue-time.ts'
import { whenMade } from '../http/when-made.ts'
import type { Card, SealNumber } from '../identity/index.ts'
import { recordPrint } from '../receipts/index.ts'
import { endVisit } from './end-visit.ts'
import { giveTray, noTrayFree } from './give-tray.ts'
import { identityOf, identityOfQr } from './identity-of.ts'
import { openVisitOf } from './open-visit.ts'
import { readHours } from './read-settings.ts'
import { lacksTray, receiptColumns, receiptOf } from './visit-rows.ts'

type Visit = typeof samadh.visit
type Sent = Input<Visit>

/** Fields whose column has a different name, and fields without a column. */
type Elsewhere =
  | 'idNumber'
  | 'visitorname'
  | 'mobileNumber'
  | 'country'
  | 'idProof'
  | 'mobilesCollected'
  | 'tourType'
  | 'trayRequired'
  | 'fatherHus'
  | 'birthYear'
  | 'vehicleNo'
  | 'totalPeople'
  | 'earlier'
  | 'closes'
  | 'outsideHours'
  | 'kept'
  | 'sealed'

type Around = { timeZone: string; seal: SealNumber }

/** Records a visit, which begins now or at its own time of entry, and gives it a tray if it needs one. */
export const recordVisit =
  ({ timeZone, seal }: Around) =>
  async (trx: Transaction<DB>, actor: Actor, sent: Sent): Promise<Answer<Visit>> => {
    const made = await whenMade(trx, sent.kept)
    await refuseOutsideHours(trx, actor, sent, { at: made?.at, timeZone })
    const latest = lastBirthYear(actor.today)
    if (sent.birthYear !== null && sent.birthYear > latest)
      throw wrongField('birthYear', 'Must be {{count}} or less', { count: latest })
    const card = await cardOfVisitor(trx, seal, sent)
    const open = card.hash && (await openVisitOf(trx, card.hash))
    if (open && open.id !== sent.closes) throw hasOpenVisit(open, timeZone)
    if (open) await endVisit(trx, actor, open.id)
    const written = await insertVisit(trx, actor, sent, { card, made })
    const needs = lacksTray({ ...written, tray_required: sent.trayRequired })
    const tray = needs ? await giveTray(trx, written.id) : null
    // A visit that waited has taken place and is not refused. The security point gives its tray when one is free.
    if (tray === undefined && !made) throw noTrayFree()
    const receipt = receiptOf({ ...written, tray_no: tray ?? null })
    // The browser has printed the receipt of a visit that it made offline, under a provisional number.
    if (made && actor.submission)
      await recordPrint(trx, actor, 'samadh-visit', written.id, {
        ...receipt,
        uid: provisionalNumber(actor.submission),
      })
    return receipt
  }

/** Refuses a visit outside the visit hours. A visit that waited is checked against the hours at its own time. */
async function refuseOutsideHours(
  trx: Transaction<DB>,
  actor: Actor,
  { outsideHours }: Sent,
  { at, timeZone }: { at: Date | undefined; timeZone: string },
) {
  const hours = await readHours(trx, at)
  if (hours === null || isOpenAt(hours, timeIn(timeZone, at))) return
  const mayOpen = actor.permissions.has('samadh-visit-hours')
  if (!(mayOpen && outsideHours)) throw withData(new Refusal(400, closedText(hours)), { mayOpen })
}

/** The refusal of a visitor with an open visit: since when it is open, and the data with which a counter closes it. */
const hasOpenVisit = (open: OpenVisit, timeZone: string) =>
  withData(
    new Refusal(400, 'This visitor entered at {{moment}} and has not left. Please close that visit first.', {
      moment: onVenueClock(timeZone, new Date(open.visitdate)),
    }),
    { open },
  )

/**
 * Returns the card of a visitor. When only the end of its number is known, it is the card of the earlier visit with
 * this end, or of a Secure QR.
 */
async function cardOfVisitor(trx: Transaction<DB>, seal: SealNumber, sent: Sent): Promise<Card> {
  const card = identityOf(seal, sent.idNumber, sent.idProof === SATSANGI_CARD)
  if (card.hash || card.last4 === null) return card
  const earlier =
    sent.earlier === null
      ? undefined
      : await trx
          .selectFrom('samadh_visits')
          .select(['id_last4', 'id_hash'])
          .where('id', '=', sent.earlier)
          .executeTakeFirst()
  const hash =
    earlier?.id_hash && earlier.id_last4 === card.last4
      ? earlier.id_hash
      : identityOfQr(seal, card.last4, sent.visitorname, sent.birthYear)
  return { ...card, hash }
}

/** Two counters enter one card at the same time. The second call is retried, and finds the visit of the first. */
const takenMeanwhile = () => triedAgain(new Refusal(400, 'This visitor is already inside.'))

const refusals = {
  one_open_visit_per_identity: takenMeanwhile,
  samadh_visits_country_id_fkey: () => wrongField('country', 'There is no such country'),
  samadh_visits_made_by_fkey: () => wrongField('kept.made_by', 'There is no such user'),
}

const insertVisit = (
  trx: Transaction<DB>,
  actor: Actor,
  sent: Sent,
  { card, made }: { card: Card; made: { at: Date; by: number } | undefined },
) =>
  refusing(
    trx
      .insertInto('samadh_visits')
      .values({
        id_card_no: card.number,
        id_last4: card.last4,
        id_hash: card.hash,
        id_proof: sent.idProof,
        visitor_name: sent.visitorname.trim(),
        mobile: sent.mobileNumber,
        country_id: sent.country,
        tour_type: sent.tourType,
        gents: sent.gents,
        ladies: sent.ladies,
        children: sent.children,
        mobiles_collected: sent.mobilesCollected ?? 0,
        tray_required: sent.trayRequired,
        father_hus: sent.fatherHus,
        birth_year: sent.birthYear,
        district: sent.district,
        location: sent.location,
        state: sent.state,
        postcode: sent.postcode,
        email: sent.email,
        vehicle_no: sent.vehicleNo,
        gender: sent.gender,
        entered_by: actor.id,
        entered_from: actor.address,
        ...(made && { entered_at: made.at, made_by: made.by }),
      } satisfies Writes<Sent, Elsewhere>)
      .returning(receiptColumns)
      .executeTakeFirstOrThrow(),
    refusals,
  )
