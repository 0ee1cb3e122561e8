import { Button, Group, NumberInput, Stack, Text, Textarea } from '@mantine/core'
import { cash as calls } from '@nivas/contract/cash/calls.ts'
import { expectedCash } from '@nivas/contract/cash/report.ts'
import type { SessionReport } from '@nivas/contract/cash/schemas.ts'
import { rupees as exact, onWire } from '@nivas/contract/money.ts'
import { type FormEvent, useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { moneyInput } from './money-input.ts'
import { NoteCalculator } from './note-calculator.tsx'

type Props = { id: number; onClosed: (report: SessionReport) => void; onClose: () => void }
type Counted = { counted: number; notes: Record<string, number> | null }

/** First the drawer is counted; what is expected in it is shown after that. */
export function CloseForm(props: Props) {
  const [count, setCount] = useState<Counted>()
  return count ? (
    <Compare {...props} {...count} onRecount={() => setCount(undefined)} />
  ) : (
    <Count onCounted={setCount} onClose={props.onClose} />
  )
}

function Count({ onCounted, onClose }: { onCounted: (count: Counted) => void; onClose: () => void }) {
  const t = useText()
  const [counted, setCounted] = useState<number | ''>('')
  const [notes, setNotes] = useState<Record<string, number> | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (counted !== '') onCounted({ counted, notes })
  }
  return (
    <Dialog title="Count the drawer" onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Group align="flex-end" gap="md">
            <NumberInput
              label={t('Cash in the drawer')}
              value={counted}
              onChange={(value) => setCounted(typeof value === 'number' ? value : '')}
              {...moneyInput}
              data-autofocus
              size="lg"
            />
            <NoteCalculator
              onUse={(cash, counts) => {
                setCounted(cash)
                setNotes(counts)
              }}
            />
          </Group>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" disabled={counted === ''}>
              {t('Compare')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

function Compare({
  id,
  counted,
  notes,
  onClosed,
  onClose,
  onRecount,
}: Props & Counted & { onRecount: () => void }) {
  // As it is after the count, not as the screen showed it before.
  const { data, isFetching } = useAnswer(calls.report, { id }, { staleTime: 0, gcTime: 0 })
  if (!data || isFetching) return null
  const expected = expectedCash(data.data)
  return <CloseOn {...{ id, counted, notes, expected, onClosed, onClose, onRecount }} key={expected} />
}

type CloseOnProps = Props & Counted & { expected: number; onRecount: () => void }

function CloseOn({ id, counted, notes, expected, onClosed, onClose, onRecount }: CloseOnProps) {
  const t = useText()
  const { rupees } = useFormat()
  const variance = onWire(exact(counted).minus(expected))
  const of = useCallForm({
    call: calls.closeSession,
    initial: { counted, notes, expected, variance_reason: '' },
    hidden: ['counted', 'notes', 'expected'],
    request: (values) => ({ ...values, id }),
    makesStale: [calls.mySessions, calls.report, calls.day],
    quiet: true,
    onSuccess: ({ data }) => {
      onClose()
      onClosed(data)
    },
  })
  return (
    <FormModal
      title="Close session"
      of={of}
      onClose={onClose}
      submitLabel="Close session"
      actions={
        <Button variant="default" onClick={onRecount}>
          {t('Count again')}
        </Button>
      }
    >
      <Text>
        {t('Counted')}: <b>{rupees(counted)}</b> · {t('Expected in the drawer')}: <b>{rupees(expected)}</b>
      </Text>
      <Text fz="h1" fw={700} role="status">
        {t('Difference')}: {rupees(variance)}
      </Text>
      {variance !== 0 && (
        <Textarea
          label={t('Why does the count differ?')}
          maxLength={500}
          {...of.form.getInputProps('variance_reason')}
          data-autofocus
        />
      )}
    </FormModal>
  )
}
