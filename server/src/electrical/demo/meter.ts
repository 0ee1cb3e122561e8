import { addMonths } from '@nivas/contract/electrical/months.ts'
import { estimatedReading, unitsOf } from '@nivas/contract/electrical/reading.ts'
import { earliest, type Moment } from '../../demo/moments.ts'
import { between, chance, type Random } from '../../demo/random.ts'

const MONTHS = 36
/** The seasonal factors of the usage from January to December; fans and coolers run in summer. */
const seasons = [0.8, 0.7, 0.8, 1.2, 1.6, 1.7, 1.4, 1.3, 1.1, 0.8, 0.6, 0.8]

type House = { id: number; line_id: number; first_reading: number }

type Around = { today: string; now: Moment; reader: number }

/** Returns the units that a reader found this month; some are odd. */
function foundNow(random: Random, used: number, usual: number): number {
  const lot = random()
  return lot < 0.05 ? 0 : lot < 0.1 ? usual * 10 : used
}

/**
 * Makes three years of readings of a house, up to last month, and with `isRead` this month's too. A month is read on
 * the third of the next one, but never later than now.
 */
export function readMeter(random: Random, house: House, isRead: boolean, { today, now, reader }: Around) {
  const usual = between(random, 40, 220)
  const replacedAt = chance(random, 0.03) ? between(random, 3, MONTHS - 3) : -1
  let last = house.first_reading
  let afterEstimate = false
  const usage: number[] = []
  return Array.from({ length: isRead ? MONTHS + 1 : MONTHS }, (_, at) => {
    const month = addMonths(today, at - MONTHS)
    const isThis = at === MONTHS
    const season = seasons[Number(month.slice(5, 7)) - 1] ?? 1
    const days = isThis ? Number(today.slice(8)) / 30 : 1
    const used = Math.round(usual * season * (0.8 + random() * 0.4) * days)
    const isNew = at === replacedAt
    const isEstimate = !isNew && at > 3 && chance(random, isThis ? 0.06 : 0.02)
    // The house was locked and used no electricity, so its estimate was too high.
    const real =
      afterEstimate && chance(random, 0.3)
        ? -Math.round(used / 3)
        : isThis
          ? foundNow(random, used, usual)
          : used
    const reading = isNew ? used : isEstimate ? estimatedReading(last, usage) : Math.max(0, last + real)
    const units = unitsOf({ lastReading: last, currentReading: reading, newMeter: isNew })
    const row = {
      ...{ profile_id: house.id, line_id: house.line_id, month, last_reading: last, reading, units },
      ...{ new_meter: isNew, is_estimate: isEstimate, read_by: reader },
      read_at: earliest(`${addMonths(month, 1).slice(0, 8)}03T10:00`, now),
      remarks: isNew ? 'Meter replaced' : null,
    }
    usage.unshift(units)
    last = reading
    afterEstimate = isEstimate
    return row
  })
}
