import { Text, VisuallyHidden } from '@mantine/core'
import { daysOf, isFree, type Line, lineTotal } from '@nivas/contract/pos/line.ts'
import { formatAmount } from '@nivas/contract/rupees.ts'
import { memo, useEffect, useRef } from 'react'
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

/**
 * The ticket lines, the only part of a till that scrolls. The selected line is always visible. A scan draws only one
 * line: the table uses plain elements, because Mantine's `Table` draws all its cells again. Screen readers announce the
 * selected line, because the focus stays in the barcode field.
 */
export function Lines({ lines, selected, onSelect, catalogue }: Props) {
  const t = useText()
  const chosen = lines.find(({ key }) => key === selected)
  return (
    <section className={classes.lines} aria-label={t('Ticket lines')} tabIndex={-1}>
      <VisuallyHidden role="status">
        {chosen && `${chosen.qty} × ${chosen.product.name}, ${formatAmount(lineTotal(chosen))}`}
      </VisuallyHidden>
      <table className={classes.table} aria-label={t('Ticket lines')}>
        <thead>
          <tr>
            <th>{t('Product')}</th>
            <th className={classes.quantity}>{t('Quantity')}</th>
            <th className={classes.amount}>{t('Price')}</th>
            <th className={classes.amount}>{t('Total')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row
              key={line.key}
              line={line}
              isSelected={line.key === selected}
              onSelect={onSelect}
              stock={catalogue.byId.get(line.product.id)?.stock_in_hand ?? null}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RowProps = { line: Line; isSelected: boolean; onSelect: (key: number) => void; stock: number | null }

const Row = memo(function Row({ line, isSelected, onSelect, stock }: RowProps) {
  const row = useRef<HTMLTableRowElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line that is scanned again also scrolls into view.
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected, line])
  return (
    <tr ref={row} aria-current={isSelected} className={classes.line} onClick={() => onSelect(line.key)}>
      <td className={classes.what}>
        <span className={classes.name} title={line.product.name}>
          {line.product.name}
        </span>
        <Notes line={line} stock={stock} />
      </td>
      <td>{line.qty}</td>
      <td>{formatAmount(line.price)}</td>
      <td className={classes.worth}>{formatAmount(lineTotal(line))}</td>
    </tr>
  )
})

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
