import { Table, Text } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { monthOf } from '@nivas/contract/electrical/months.ts'
import type { following } from '@nivas/contract/electrical/reading.ts'
import type { EditRow } from '@nivas/contract/electrical/reading-schemas.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { formatAmount } from '@nivas/contract/rupees.ts'
import { type RefObject, useEffect } from 'react'
import { CallFailure } from '../api/failure.ts'
import { useCall } from '../api/hooks.ts'
import { formatPeriod } from '../format/period.ts'
import { useFormat } from '../format/use-format.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { useLeaveGuard } from '../ui/form/use-leave-guard.ts'
import { KeyButton } from '../ui/key-button.tsx'
import { Refusal, useRefusal } from '../ui/refusal.tsx'
import { EditedMeter } from './edited-meter.tsx'
import { useEditedReading } from './use-edited-reading.ts'

type Props = {
  rows: readonly EditRow[]
  period: { month: number; year: number }
  /** The number of the house. */
  house: string
  /** Receives a function that asks whether a different house or month may replace the form. */
  leaving: RefObject<(() => Promise<boolean>) | undefined>
  onSaved: () => void
  /** Called when saving starts or ends: a different house can be chosen only after the answer. */
  onPending: (isPending: boolean) => void
}

/**
 * The form that corrects a reading: the row of the meter can be changed, the fixed charges are below it, and the effect
 * on the next month follows the input.
 */
export function EditReadingForm({ rows, period, house, leaving, onSaved, onPending }: Props) {
  const t = useText()
  const language = useLanguage()
  const refusal = useRefusal({ typed: true })
  const [meter, ...fixed] = rows as [EditRow, ...EditRow[]]
  const edited = useEditedReading(meter)
  const { balance, next } = edited
  const save = useCall(calls.editReading, {
    makesStale: [calls.monthOfHouse, calls.readings, calls.profiles],
    failsQuietly: true,
    subject: () => `${house}, ${formatPeriod(monthOf(period.year, period.month), 'Monthly', language)}`,
  })
  const { isPending } = save
  useEffect(() => {
    onPending(isPending)
    return () => onPending(false)
  }, [isPending, onPending])
  const mayLeave = useLeaveGuard(edited.isUnsaved, {
    title: 'House Reading Edit',
    detail: house,
    isKept: () => false,
  })
  useEffect(() => {
    leaving.current = mayLeave
    return () => {
      leaving.current = undefined
    }
  })

  const submit = async () => {
    refusal.dismiss()
    const reading = edited.checked()
    if (!reading) return
    try {
      await save.mutateAsync({ period, readings: [reading] })
      onSaved()
    } catch (failure) {
      const fields = failure instanceof CallFailure ? failure.fields : {}
      const isShown = edited.showWrong({
        current: fields['readings.0.currentReading']?.[0],
        remarks: fields['readings.0.remarks']?.[0],
      })
      if (!isShown) refusal.show(failure)
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Refusal text={refusal.text} onDismiss={refusal.dismiss} />
      <Table.ScrollContainer minWidth={0}>
        <Table tabularNums aria-label={t('House Reading Edit')}>
          <Head />
          <Table.Tbody>
            <EditedMeter meter={meter} edited={edited} />
            {fixed.map((row) => (
              <Table.Tr key={row.id}>
                <Table.Td colSpan={6}>{row.name}</Table.Td>
                <Table.Td ta="right">{formatAmount(row.balance)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Total balances={balance === null ? undefined : [balance, ...fixed.map((row) => row.balance)]} />
        </Table>
      </Table.ScrollContainer>
      {meter.next && next && <NextMonth before={meter.next} after={next} />}
      <KeyButton hotkey="F2" type="submit" loading={isPending}>
        {t('Save')}
      </KeyButton>
    </form>
  )
}

function Head() {
  const t = useText()
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th>{t('Bhaint type')}</Table.Th>
        <Table.Th>{t('New Meter')}</Table.Th>
        <Table.Th>{t('Saved Reading')}</Table.Th>
        <Table.Th>{t('Description')}</Table.Th>
        <Table.Th ta="right">{t('Last Reading')}</Table.Th>
        <Table.Th ta="right">{t('Total Units')}</Table.Th>
        <Table.Th ta="right">{t('Reading Balance')}</Table.Th>
      </Table.Tr>
    </Table.Thead>
  )
}

/** The sum of all charges; empty while the reading is invalid. */
function Total({ balances }: { balances: readonly number[] | undefined }) {
  const t = useText()
  return (
    <Table.Tfoot>
      <Table.Tr>
        <Table.Th colSpan={6}>{t('Total Balance')}</Table.Th>
        <Table.Th ta="right">{balances && formatAmount(onWire(sum(balances)))}</Table.Th>
      </Table.Tr>
    </Table.Tfoot>
  )
}

type NextProps = { before: NonNullable<EditRow['next']>; after: ReturnType<typeof following> }

/** The effect of the change on the next month. */
function NextMonth({ before, after }: NextProps) {
  const t = useText()
  const { rupees } = useFormat()
  const language = useLanguage()
  return (
    <Text size="sm" role="status" my="sm">
      {t(
        '{{month}} will have {{count}} units instead of {{before}} and cost {{amount}} instead of {{cost}}.',
        {
          month: formatPeriod(before.month, 'Monthly', language),
          count: after.units,
          before: before.units,
          amount: rupees(after.balance),
          cost: rupees(before.balance),
        },
      )}
    </Text>
  )
}
