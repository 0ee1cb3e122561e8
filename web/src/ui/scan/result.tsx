import { Group, Stack, Text } from '@mantine/core'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import type { ReadCard } from './card.ts'
import { shownCard } from './shown-card.ts'
import { Verdict } from './verdict.tsx'

const Photo = lazy(() => import('./photo.tsx').catch(() => ({ default: (): ReactNode => null })))

/** Shows the card that was read and its verdict, with at most the last four digits of its number. */
export function Result({ card }: { card: ReadCard }) {
  const parts = [card.name, card.last4 && maskedNumber(card.last4), card.id && shownCard(card.id)].filter(
    Boolean,
  )
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      {card.photo && (
        <Suspense fallback={null}>
          <Photo photo={card.photo} />
        </Suspense>
      )}
      <Stack gap={0}>
        {parts.length > 0 && <Text fw={600}>{parts.join(' · ')}</Text>}
        <Verdict state={card.state} reason={card.reason} certificate={card.certificate} />
      </Stack>
    </Group>
  )
}
