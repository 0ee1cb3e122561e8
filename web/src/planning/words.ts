import type { PlanLine } from '@nivas/contract/planning/schemas.ts'
import type { Translate } from '../languages/use-text.ts'

type Day = (day: string) => string

/** Returns '97.4', of 100; a dash while it is unknown. */
export const outOf100 = (value: number | null): string => (value === null ? '–' : value.toFixed(1))

const reasons = {
  TOO_MANY: 'The chosen buildings have {{places}} places in total.',
  FULL: 'On the night of {{night}} only {{places}} places are left.',
  NO_WHOLE_STAY:
    'Only {{places}} places are free for the whole stay. The other rooms are held or closed on at least one night.',
  CROWDED:
    'On the night of {{night}} the plan leaves {{places}} places free, because more people get rooms this way.',
  SCATTERED:
    'There are places every night, but only {{places}} places in rooms that are free for the whole stay.',
} as const

/** Returns why a group has no rooms. */
export function reasonText({ reason }: PlanLine, t: Translate, day: Day): string {
  if (!reason) return t('The rooms were removed manually.')
  const { code, night, places } = reason
  return t(reasons[code], { places, night: night ? day(night) : '' })
}

/** Returns how the rooms suit a group, as short texts. */
export function suits(line: PlanLine, t: Translate): string[] {
  const { people, places, buildings, floors, preferences, preferences_met, low } = line
  return [
    places === people
      ? t('No empty place')
      : places > people
        ? t('Empty places: {{count}}', { count: places - people })
        : t('Places missing: {{count}}', { count: people - places }),
    buildings > 1
      ? t('In {{count}} buildings', { count: buildings })
      : floors > 1
        ? t('On {{count}} floors', { count: floors })
        : undefined,
    preferences > 0
      ? t('{{met}} of {{count}} preferences met', {
          met: Math.round(preferences_met * 10) / 10,
          count: preferences,
        })
      : undefined,
    low !== null && low < 0.75 ? t('Elders with stairs') : undefined,
  ].filter((text) => text !== undefined)
}
