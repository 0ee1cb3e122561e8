import { Group, Skeleton, Text } from '@mantine/core'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { useAnswer } from '../api/hooks.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { Lead } from '../ui/board/lead.tsx'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { bookOf } from './book-of.ts'

type Props = { shop: SystemId; asked: { from: string; to: string } }

/**
 * The additional Bhent of a shop in the cash book, which is its takings together with the sales of a report. The line
 * is there before the answer and even if it is zero, so that the content below does not move.
 */
export function AdditionalBhent({ shop, asked: { from, to } }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const answer = useAnswer(calls.additionalBhent, { systemid: shop, from, to })
  const amount = answer.data?.data.amount
  const value = amount === undefined ? <Skeleton h="1lh" /> : rupees(amount)
  return (
    <Group gap="0 0.625rem">
      <Text>{t('Additional Bhent, not in the sales below')}:</Text>
      <Text component="div" miw="6rem">
        {amount ? (
          <Lead leads={[bookOf(shop, 'DONATION', { from, to })]}>{rupees(amount)}</Lead>
        ) : hasFailed(answer) ? (
          <LoadFailure of={answer} />
        ) : (
          value
        )}
      </Text>
    </Group>
  )
}
