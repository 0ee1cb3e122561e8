import {
  estimatedReading,
  type MeterReading,
  unitsOf,
  wrongReading,
} from '@nivas/contract/electrical/reading.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import type { ToRead } from './reading-rows.ts'

type Sent = {
  nonfixed: {
    reading: number | null
    units: number
    newMeter: boolean
    lastReading: number
    estimated: boolean
    chargeAmount?: number | undefined
  } & Pick<MeterReading, 'finalReading' | 'firstReading'>
  fixed: readonly { id: number; chargeAmount: number }[]
}

const changed = say('This house has changed meanwhile. Please reload.')

/** Returns the field and the text of an error in a submitted reading; `house` has the stored values. */
export function judgeReading(
  { nonfixed, fixed }: Sent,
  house: ToRead,
): [field: string, text: Text] | undefined {
  const meter = { ...nonfixed, currentReading: nonfixed.reading }
  if (nonfixed.lastReading !== house.lastReading) return ['nonfixed.lastReading', changed]
  const wrong = wrongReading({
    ...meter,
    afterEstimate: house.afterEstimate,
    chargeAmount: house.chargeAmount,
  })
  if (wrong) return ['nonfixed.reading', wrong]
  const { reading } = nonfixed
  if (reading === null) return undefined
  const estimate = estimatedReading(house.lastReading, house.usage, house.nextReading)
  if (nonfixed.estimated && (nonfixed.newMeter || reading !== estimate))
    return [
      'nonfixed.reading',
      say('An estimate is the average of three months and cannot exceed the next reading, {{reading}}.', {
        reading: estimate,
      }),
    ]
  if (unitsOf({ ...meter, currentReading: reading }) !== nonfixed.units) return ['nonfixed.units', changed]
  const { chargeAmount: rate = house.chargeAmount } = nonfixed
  if (rate !== house.chargeAmount) return ['nonfixed.chargeAmount', changed]
  const same =
    fixed.length === house.chargeTypes.length &&
    house.chargeTypes.every((charge) =>
      fixed.some(({ id, chargeAmount }) => id === charge.id && chargeAmount === charge.chargeAmount),
    )
  return same ? undefined : ['fixed', changed]
}
