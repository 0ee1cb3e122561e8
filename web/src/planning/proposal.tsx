import { Text } from '@mantine/core'
import type { PlanLine, PlannedRoom } from '@nivas/contract/planning/schemas.ts'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import classes from './review.module.css'
import { reasonText, suits } from './words.ts'

/** Returns 'Prem Niwas: 101, 102' for each building. */
const named = (rooms: readonly PlannedRoom[], word: (name: string) => string) =>
  [...Map.groupBy(rooms, ({ building }) => building)]
    .map(([building, all]) => `${word(building)}: ${all.map(({ room_number }) => room_number).join(', ')}`)
    .join(' · ')

/** The rooms of a line and how they suit, or why there are none; and why the line could not be accepted. */
export function Proposal({ line }: { line: PlanLine }) {
  const t = useText()
  const word = useWord()
  const { day } = useFormat()
  const { rooms, held, refusal, state } = line
  if (rooms.length === 0)
    return (
      <Text size="sm" className={classes.proposal}>
        {reasonText(line, t, day)}
      </Text>
    )
  const facts = suits(line, t)
  if (held.length > 0) facts.unshift(t('From {{rooms}}', { rooms: named(held, word) }))
  if (state === 'ACCEPTED') facts.unshift(t('Accepted'))
  return (
    <div className={classes.proposal}>
      <Text size="sm">{named(rooms, word)}</Text>
      <Text size="xs" c="dimmed">
        {facts.join(' · ')}
      </Text>
      {refusal && (
        <Text size="xs" c="red">
          {t(refusal)}
        </Text>
      )}
    </div>
  )
}
