import { Checkbox, Table, Text } from '@mantine/core'
import type { ReadingBalance } from '@nivas/contract/electrical/payment-schemas.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { formatAmount } from '@nivas/contract/rupees.ts'
import { formatPeriod } from '../format/period.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { lineName } from './line-name.ts'

type Props = {
  lines: readonly ReadingBalance[]
  selected: ReadonlySet<string>
  onChange: (months: ReadonlySet<string>) => void
}

/** The unsettled months of a house, oldest first. The checkbox of a month selects its bill lines. */
export function DueMonths({ lines, selected, onChange }: Props) {
  const t = useText()
  const language = useLanguage()
  const months = [...new Set(lines.map(({ readingdate }) => readingdate))]
  const toggle = (month: string) => {
    const next = new Set(selected)
    if (!next.delete(month)) next.add(month)
    onChange(next)
  }
  return (
    <Table.ScrollContainer minWidth={0} maxHeight="var(--own-scroll, 30vh)">
      <Table stickyHeader tabularNums verticalSpacing={4} aria-label={t('Unsettled months')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Checkbox
                aria-label={t('Select all months')}
                checked={selected.size === months.length}
                indeterminate={selected.size > 0 && selected.size < months.length}
                onChange={() => onChange(new Set(selected.size === months.length ? [] : months))}
              />
            </Table.Th>
            <Table.Th>{t('Month')}</Table.Th>
            <Table.Th>{t('Bhaint types')}</Table.Th>
            <Table.Th ta="right">{t('Balance')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {months.map((month) => {
            const own = lines.filter(({ readingdate }) => readingdate === month)
            const name = formatPeriod(month, 'Monthly', language)
            return (
              <Table.Tr key={month}>
                <Table.Td>
                  <Checkbox
                    aria-label={t('Select {{name}}', { name })}
                    checked={selected.has(month)}
                    onChange={() => toggle(month)}
                  />
                </Table.Td>
                <Table.Td>{name}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  <Text size="sm" c="dimmed">
                    {own.map((line) => `${lineName(t, line)} ${formatAmount(line.balance)}`).join(' · ')}
                  </Text>
                </Table.Td>
                <Table.Td ta="right">{formatAmount(onWire(sum(own.map(({ balance }) => balance))))}</Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
