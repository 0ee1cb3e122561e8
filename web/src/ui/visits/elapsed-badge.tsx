import { Badge } from '@mantine/core'
import { type Tone, toneOf } from '@nivas/contract/elapsed.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { IconAlertTriangle, IconClock, IconHourglass } from '@tabler/icons-react'
import { useText } from '../../languages/use-text.ts'
import classes from './visits.module.css'

/** The meaning of a row's colour, as a text and an icon. */
const tones: Record<Tone, { text: PlainKey; color: string; Icon: typeof IconClock }> = {
  success: { text: 'Under 1 hour', color: 'paid', Icon: IconClock },
  warning: { text: '1 to 2 hours', color: 'hold', Icon: IconHourglass },
  breach: { text: 'Over 2 hours', color: 'red', Icon: IconAlertTriangle },
}

/** Shows how long a visitor has been inside, and what that means. */
export function ElapsedBadge({ row }: { row: { entryMinutes: number; timeElapsed: string } }) {
  const t = useText()
  const { text, color, Icon } = tones[toneOf(row.entryMinutes)]
  return (
    <Badge color={color} leftSection={<Icon size="1.1em" aria-hidden />} size="lg" title={t(text)}>
      {row.timeElapsed}
      {/* On a phone the icon replaces the words, except for screen readers. */}
      <span className={classes.meaning}> · {t(text)}</span>
    </Badge>
  )
}
