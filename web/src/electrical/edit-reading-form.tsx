import { Switch, Table, Text, TextInput } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { monthOf } from '@nivas/contract/electrical/months.ts'
import { type following, wrongRemarks, wrongSwitch } from '@nivas/contract/electrical/reading.ts'
import type { EditRow } from '@nivas/contract/electrical/reading-schemas.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { formatAmount } from '@nivas/contract/rupees.ts'
import type { Text as TextWithValues } from '@nivas/contract/texts.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { CallFailure } from '../api/failure.ts'
import { useCall } from '../api/hooks.ts'
import { formatPeriod } from '../format/period.ts'
import { useFormat } from '../format/use-format.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { useLeaveGuard } from '../ui/form/use-leave-guard.ts'
import { KeyButton } from '../ui/key-button.tsx'
import { Refusal, useRefusal } from '../ui/refusal.tsx'
import { editedReading } from './edited-reading.ts'
import { readingInput } from './rate-input.ts'
import { type Replaced, ReplacedMeter } from './replaced-meter.tsx'

type Props = {
  rows: readonly EditRow[]
  period: { month: number; year: number }
  /** The number of the house. */
  house: string
  /** Asks before another house or month takes the form's place: whether it may. */
  leaving: RefObject<(() => Promise<boolean>) | undefined>
  onSaved: () => void
  /** Another house can be chosen after the answer, which is shown here. */
  onPending: (isPending: boolean) => void
}

/**
 * The meter's row can be changed, the fixed charges stand below it; the effect on the next month is shown at
 * once.
 */
export function EditReadingForm({ rows, period, house, leaving, onSaved, onPending }: Props) {
  const t = useText()
  const language = useLanguage()
  const refusal = useRefusal({ typed: true })
  const [meter, ...fixed] = rows as [EditRow, ...EditRow[]]
  const [current, setCurrent] = useState<number | ''>(meter.currentReading)
  const [newMeter, setNewMeter] = useState(meter.isNewMeter)
  const [replaced, setReplaced] = useState<Replaced>({
    finalReading: meter.finalReading ?? '',
    firstReading: meter.firstReading ?? '',
  })
  const [remarks, setRemarks] = useState(meter.remarks ?? '')
  const [errors, setErrors] = useState<{
    current?: TextWithValues | undefined
    remarks?: TextWithValues | undefined
  }>({})
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
  const edited = { current, newMeter, ...replaced }
  const { typed, read, wrong, units, balance, next } = editedReading(meter, edited)
  const isUnsaved = () =>
    current !== meter.currentReading ||
    remarks !== (meter.remarks ?? '') ||
    newMeter !== meter.isNewMeter ||
    (newMeter && (typed.finalReading !== meter.finalReading || typed.firstReading !== meter.firstReading))
  const mayLeave = useLeaveGuard(isUnsaved, {
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

  /** Replaces the error of the reading; that of the remarks stays. */
  const showError = (text?: TextWithValues) =>
    setErrors(({ remarks: other }) => ({ current: text, remarks: other }))
  const switchMeter = (isOn: boolean) => {
    const text = wrongSwitch(read, isOn)
    showError(text)
    if (!text) setNewMeter(isOn)
  }

  const readingField = useRef<HTMLInputElement>(null)
  const remarksField = useRef<HTMLInputElement>(null)
  /** Shows these errors beside their fields, and goes to the first. */
  const showWrong = (texts: typeof errors) => {
    setErrors(texts)
    if (texts.current) readingField.current?.focus()
    else if (texts.remarks) remarksField.current?.focus()
  }

  const submit = async () => {
    refusal.dismiss()
    const wrongDescription = wrongRemarks({ ...meter, newMeter: meter.isNewMeter }, typed, remarks)
    const required: TextWithValues | undefined = current === '' ? { key: 'This is a required field' } : wrong
    showWrong({ current: required, remarks: wrongDescription })
    if (required || wrongDescription || current === '' || units === null || balance === null) return
    const { lastReading, finalReading, firstReading } = typed
    const saved = {
      ...{ currentReading: meter.currentReading, newMeter: meter.isNewMeter },
      ...{ finalReading: meter.finalReading, firstReading: meter.firstReading },
    }
    try {
      await save.mutateAsync({
        period,
        readings: [
          {
            ...{ id: meter.id, balance, currentReading: current, units, newMeter, lastReading },
            ...{ finalReading, firstReading, remarks, saved },
          },
        ],
      })
      onSaved()
    } catch (failure) {
      const fields = failure instanceof CallFailure ? failure.fields : {}
      const fieldErrors = {
        current: fields['readings.0.currentReading']?.[0],
        remarks: fields['readings.0.remarks']?.[0],
      }
      showWrong(fieldErrors)
      if (!fieldErrors.current && !fieldErrors.remarks) refusal.show(failure)
    }
  }
  const shownError = errors.current ?? wrong
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
            <Table.Tr>
              <Table.Td>
                {meter.name}
                {meter.isEstimate && (
                  <Text size="xs" c="dimmed">
                    {t('Estimate')}
                  </Text>
                )}
              </Table.Td>
              <Table.Td>
                <Switch
                  aria-label={t('New Meter')}
                  checked={newMeter}
                  onChange={(event) => switchMeter(event.currentTarget.checked)}
                />
              </Table.Td>
              <Table.Td>
                <NumberField
                  ref={readingField}
                  aria-label={t('Saved Reading')}
                  value={current}
                  onChange={(value) => {
                    setCurrent(value)
                    showError()
                  }}
                  error={shownError && t(shownError)}
                  {...readingInput}
                  autoFocus
                />
                {newMeter && (
                  <ReplacedMeter
                    lastReading={meter.lastReading}
                    value={replaced}
                    onChange={(next) => {
                      setReplaced(next)
                      showError()
                    }}
                  />
                )}
              </Table.Td>
              <Table.Td>
                <TextInput
                  ref={remarksField}
                  aria-label={t('Description')}
                  value={remarks}
                  onChange={(event) => setRemarks(event.currentTarget.value)}
                  error={errors.remarks && t(errors.remarks)}
                  maxLength={500}
                />
              </Table.Td>
              <Table.Td ta="right">{meter.lastReading}</Table.Td>
              <Table.Td ta="right">{units ?? ''}</Table.Td>
              <Table.Td ta="right">{balance === null ? '' : formatAmount(balance)}</Table.Td>
            </Table.Tr>
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

/** The sum of all charges; empty while the reading has no cost. */
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

/** What the change makes of the month after. */
function NextMonth({ before, after }: NextProps) {
  const t = useText()
  const { rupees } = useFormat()
  const language = useLanguage()
  return (
    <Text size="sm" role="status" my="sm">
      {t(
        '{{month}} then has {{count}} units instead of {{before}}, and costs {{amount}} instead of {{cost}}.',
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
