import { addDays } from '@nivas/contract/dates.ts'
import { addMinutes, at, earliest, type Moment, momentBetween } from '../../demo/moments.ts'
import { regions } from '../../demo/names.ts'
import { between, chance, pick, type Random } from '../../demo/random.ts'

/** Minutes since the entry of visitors who are inside now, so that the grid shows every colour. */
const INSIDE = [4, 9, 14, 22, 31, 38, 47, 55, 63, 78, 84, 97, 112, 126, 149, 187]
/** The number of visits of today that have ended or, early in the morning, of the last visits of yesterday. */
const ENDED = 48
const ENDED_YESTERDAY = 12

type Around = { today: string; now: Moment; staff: number; random: Random }

/**
 * Returns the visits of today in order of entry: visits that have ended, some with things left behind, and open ones.
 */
export function visitsOfToday({ today, now, staff, random }: Around) {
  const [opens, last] = [at(today, '05:00'), earliest(addMinutes(now, -90), at(today, '19:30'))]
  const hasOpened = opens < last
  const yesterday = addDays(today, -1)
  const visit = (entered_at: Moment, left: Moment | null, things: 'none' | 'held' | 'returned') => {
    const region = pick(random, regions)
    const isMan = chance(random, 0.6)
    const isFamily = chance(random, 0.6)
    return {
      id_card_no: null,
      id_last4: String(between(random, 0, 9_999)).padStart(4, '0'),
      id_proof: 2,
      visitor_name: `${pick(random, isMan ? region.men : region.women)} ${pick(random, region.surnames)}`,
      mobile: `50${String(between(random, 0, 99_999_999)).padStart(8, '0')}`,
      country_id: 'IND',
      tour_type: isFamily ? 3 : pick(random, [1, 2, 4, null]),
      gents: between(random, 1, 3),
      ladies: isFamily ? between(random, 1, 3) : 0,
      children: isFamily ? between(random, 0, 3) : 0,
      mobiles_collected: things === 'none' ? 0 : between(random, 1, 4),
      tray_required: things !== 'none',
      birth_year: between(random, 1945, 2005),
      location: pick(random, region.towns),
      gender: isMan ? 'M' : 'F',
      entered_at,
      received_at: entered_at,
      entered_by: staff,
      security_at: left || chance(random, 0.7) ? addMinutes(entered_at, 3) : null,
      security_by: null as number | null,
      exited_at: left,
      exited_by: left && staff,
      returned_at: things === 'returned' ? left : null,
      returned_by: things === 'returned' ? staff : null,
    }
  }
  const ended = Array.from({ length: hasOpened ? ENDED : ENDED_YESTERDAY }, (_, i) => {
    const entered = hasOpened
      ? momentBetween(random, opens, last)
      : momentBetween(random, at(yesterday, '16:00'), at(yesterday, '19:30'))
    return visit(
      entered,
      addMinutes(entered, between(random, 20, 85)),
      i < 3 ? 'held' : i % 4 === 0 ? 'returned' : 'none',
    )
  })
  const inside = INSIDE.map((minutes, i) =>
    visit(addMinutes(now, -minutes), null, i % 3 === 0 ? 'held' : 'none'),
  )
  return [...ended, ...inside]
    .filter(({ exited_at }) => exited_at === null || exited_at <= now)
    .map((one) => {
      const cleared = one.security_at !== null && one.security_at <= now
      return { ...one, security_at: cleared ? one.security_at : null, security_by: cleared ? staff : null }
    })
    .sort((a, b) => (a.entered_at < b.entered_at ? -1 : 1))
}
