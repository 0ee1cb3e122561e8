import { Button, Group, Table, Text } from '@mantine/core'
import { totalOfLines } from '@nivas/contract/pos/line.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { say } from '@nivas/contract/texts.ts'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../format/use-format.ts'
import { addSingulars } from '../../languages/en.ts'
import { useText } from '../../languages/use-text.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { listState } from '../../ui/list-state.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { clearParked, parkedSales } from './parked.ts'
import { isOfOther } from './person.ts'
import type { Parked } from './store.ts'
import classes from './till.module.css'

type Props = { system: SystemId; onRetrieve: (sale: Parked) => void; onClose: () => void }

const MINUTE = 60_000

/** Returns the id of the cell that names the sale. */
const idOf = ({ id }: Parked) => `parked-${id}`

/** The dialog of a till's parked sales, each with the time when it was parked. */
export function ParkedDialog({ system, onRetrieve, onClose }: Props) {
  const t = useText()
  const confirm = useConfirm()
  const isNarrow = useNarrow()
  const { rupees, moment } = useFormat()
  const [sales, setSales] = useState<Parked[]>()
  const first = useRef<HTMLButtonElement>(null)
  const nothing = useRef<HTMLParagraphElement>(null)
  useEffect(() => void parkedSales(system).then(setSales), [system])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows arrive after the dialog has taken the focus.
  useEffect(() => (first.current ?? nothing.current)?.focus(), [sales])
  const nameOf = ({ saleData }: Parked) => saleData.customer?.name ?? saleData.lines[0]?.product.name ?? ''
  const about = (sale: Parked) =>
    [
      ...(isOfOther(sale) && sale.by ? [t('Started by {{name}}', sale.by)] : []),
      moment(sale.saleDateTime),
    ].join(' · ')
  const clear = async (sale: Parked) => {
    const yes = await confirm({
      title: 'Clear this parked sale?',
      text: 'Its lines will be lost.',
      facts: [[nameOf(sale), `${about(sale)} · ${sumOf(sale)}`]],
      action: 'Clear',
      danger: true,
    })
    if (!yes) return
    await clearParked(sale)
    setSales(await parkedSales(system))
  }
  const countOf = ({ saleData }: Parked) => t('{{count}} lines', { count: saleData.lines.length })
  const sumOf = ({ saleData }: Parked) => rupees(totalOfLines(saleData.lines))
  const minutes = ({ saleDateTime }: Parked) =>
    Math.max(0, Math.floor((Date.now() - Date.parse(saleDateTime)) / MINUTE))
  return (
    <Dialog title={say('Parked Sales')} onClose={onClose}>
      {sales?.length === 0 && (
        // Takes the focus when the last sale was cleared, together with the focused button.
        <Text ref={nothing} tabIndex={-1}>
          {t('No parked sale found.')}
        </Text>
      )}
      {sales && sales.length > 0 && (
        <>
          <Text size="sm" c="dimmed" mb="xs" role="status">
            {listState(t, sales, '{{count}} parked sales')}
          </Text>
          <Table tabularNums aria-label={t('Parked Sales')}>
            <Table.Tbody>
              {sales.map((sale, at) => (
                <Table.Tr key={sale.id}>
                  <Table.Td id={idOf(sale)} className={classes.what}>
                    <Text>{nameOf(sale)}</Text>
                    <Text size="sm" c="dimmed">
                      {about(sale)} · {t('{{count}} minutes ago', { count: minutes(sale) })}
                    </Text>
                    {isNarrow && (
                      <Text size="sm">
                        {countOf(sale)} · {sumOf(sale)}
                      </Text>
                    )}
                  </Table.Td>
                  {!isNarrow && (
                    <>
                      <Table.Td className={classes.figure}>{countOf(sale)}</Table.Td>
                      <Table.Td className={classes.figure}>{sumOf(sale)}</Table.Td>
                    </>
                  )}
                  <Table.Td>
                    <Group gap="xs" justify="flex-end" wrap={isNarrow ? 'wrap' : 'nowrap'}>
                      <Button
                        size="md"
                        {...(at === 0 && { ref: first, 'data-autofocus': true })}
                        aria-describedby={idOf(sale)}
                        onClick={() => onRetrieve(sale)}
                      >
                        {t('Retrieve')}
                      </Button>
                      <Button
                        size="md"
                        variant="default"
                        aria-describedby={idOf(sale)}
                        onClick={() => void clear(sale)}
                      >
                        {t('Clear')}
                      </Button>
                    </Group>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </>
      )}
    </Dialog>
  )
}

addSingulars({ '{{count}} parked sales_one': '{{count}} parked sale' })
