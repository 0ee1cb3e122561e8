import { Table, Text } from '@mantine/core'
import { formatAmount } from '@nivas/contract/money.ts'
import { daysOf, isFree, type Line, lineTotal } from '@nivas/contract/pos/line.ts'
import { useEffect, useRef } from 'react'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import classes from './till.module.css'
import type { Catalogue } from './use-catalogue.ts'

type Props = {
  lines: readonly Line[]
  selected: number | undefined
  onSelect: (key: number) => void
  catalogue: Catalogue
}

/** The ticket lines: the only part of a till that scrolls. The selected one is always in view. */
export function Lines({ lines, selected, onSelect, catalogue }: Props) {
  const t = useText()
  const chosen = useRef<HTMLTableRowElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line that was chosen or added comes into view
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest' })
  }, [selected, lines])
  return (
    <section className={classes.lines} aria-label={t('Ticket lines')} tabIndex={-1}>
      <Table stickyHeader tabularNums verticalSpacing="xs" aria-label={t('Ticket lines')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('Product')}</Table.Th>
            <Table.Th ta="right">{t('Quantity')}</Table.Th>
            <Table.Th ta="right">{t('Price')}</Table.Th>
            <Table.Th ta="right">{t('Total')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr
              key={line.key}
              ref={line.key === selected ? chosen : undefined}
              aria-selected={line.key === selected}
              className={classes.line}
              onClick={() => onSelect(line.key)}
            >
              <Table.Td className={classes.what}>
                <Text lineClamp={2} title={line.product.name}>
                  {line.product.name}
                </Text>
                <Notes line={line} stock={catalogue.byId.get(line.product.id)?.stock_in_hand ?? null} />
              </Table.Td>
              <Table.Td ta="right">{line.qty}</Table.Td>
              <Table.Td ta="right">{formatAmount(line.price)}</Table.Td>
              <Table.Td ta="right" fw={600}>
                {formatAmount(lineTotal(line))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

function Notes({ line, stock }: { line: Line; stock: number | null }) {
  const t = useText()
  const { day, rupees } = useFormat()
  return (
    <>
      {line.fromdate && line.todate && (
        <Text size="sm" c="dimmed">
          {day(line.fromdate)} – {day(line.todate)} · {t('{{count}} days', { count: daysOf(line) })}
        </Text>
      )}
      {isFree(line) && (
        <Text size="sm" c="dimmed">
          {t('Against Bhaint, worth {{amount}}', { amount: rupees(line.actualPrice ?? 0) })}
        </Text>
      )}
      {stock !== null && line.qty > stock && (
        <Text size="sm" c="orange.8" role="status">
          {t('In stock: {{count}}', { count: stock })}
        </Text>
      )}
    </>
  )
}
