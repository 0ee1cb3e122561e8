import { Text } from '@mantine/core'
import type { Plan } from '@nivas/contract/planning/schemas.ts'
import { useText } from '../languages/use-text.ts'
import classes from './review.module.css'
import { outOf100 } from './words.ts'

const percent = (part: number, whole: number) => (whole === 0 ? 100 : Math.floor((100 * part) / whole))

/** The quality of a plan as one number beside the possible maximum, and its parts as texts. */
export function Outcome({ plan }: { plan: Plan }) {
  const t = useText()
  const { quality, bound, outcome, stopped } = plan
  if (!outcome) return null
  const { people, people_placed, groups, groups_placed } = outcome
  const parts = [
    t('{{placed}} of {{count}} people have a place ({{percent}} %)', {
      placed: people_placed,
      count: people,
      percent: percent(people_placed, people),
    }),
    t('{{count}} of {{groups}} groups without rooms', { count: groups - groups_placed, groups }),
    t('Empty places: {{count}}', { count: outcome.empty_places }),
    t('{{buildings}} groups split over buildings, {{floors}} over floors', {
      buildings: outcome.split_buildings,
      floors: outcome.split_floors,
    }),
    t('{{met}} of {{count}} preferences met', {
      met: Math.round(outcome.preferences_met),
      count: outcome.preferences,
    }),
    t('{{low}} of {{count}} groups with elders on the ground or first floor', {
      low: outcome.elder_groups_low,
      count: outcome.elder_groups,
    }),
    plan.may_move ? t('Stays that would move: {{count}}', { count: outcome.moved }) : undefined,
    stopped ? t('Stopped early: this is the best plan found so far') : undefined,
  ].filter((text) => text !== undefined)
  return (
    <div className={classes.outcome}>
      <div>
        <Text span className={classes.quality} data-testid="quality">
          {outOf100(quality)}
        </Text>
        <Text size="sm" c="dimmed">
          {t('of 100, at most {{bound}} possible', { bound: outOf100(bound) })}
        </Text>
      </div>
      <ul className={classes.parts}>
        {parts.map((text) => (
          <Text key={text} component="li" size="sm">
            {text}
          </Text>
        ))}
      </ul>
    </div>
  )
}
