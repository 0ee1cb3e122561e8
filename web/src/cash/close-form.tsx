import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { cash as calls } from '@nivas/contract/cash/calls.ts'
import { ClosingCount } from '@nivas/contract/cash/forms.ts'
import { cashOf, lessThanNotes } from '@nivas/contract/cash/notes.ts'
import { expectedCash } from '@nivas/contract/cash/report.ts'
import type { CashSession, SessionReport } from '@nivas/contract/cash/schemas.ts'
import { counterNames } from '@nivas/contract/cash/words.ts'
import { rupees as exact, onWire } from '@nivas/contract/money.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { useAnswerOnOpening } from '../api/hooks.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { moneyInput } from '../ui/fields/money-input.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { wrongMoney } from '../ui/fields/wrong-money.ts'
import type { DraftOf } from '../ui/form/draft.ts'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { InWords } from '../ui/form/in-words.tsx'
import { RestoredNote } from '../ui/form/restored-note.tsx'
import { useAskedClose } from '../ui/form/use-asked-close.ts'
import { type CallFormState, useCallForm } from '../ui/form/use-call-form.ts'
import { NoteCalculator } from './note-calculator.tsx'
import { UnsentNote, useAsksAboutUnsent } from './unsent-note.tsx'

type Props = { session: CashSession; onClosed: (report: SessionReport) => void; onClose: () => void }
type Closing = {
  session: CashSession
  of: CallFormState<DraftOf<typeof ClosingCount>>
  onClose: () => void
}

/** The form that closes a session. The cashier counts the drawer first and sees the expected amount only then. */
export function CloseForm({ session, onClosed, onClose }: Props) {
  const { id } = session
  /** The round of the form in which the drawer was counted; a form that restarts begins with the count again. */
  const [countedIn, setCountedIn] = useState<number>()
  const of = useCallForm({
    call: calls.closeSession,
    schema: ClosingCount,
    draft: { name: `close-cash-session.${id}`, title: 'Close session' },
    initial: { counted: '', counting: null, notes: null, expected: '', variance_reason: '' },
    hidden: ['notes', 'expected'],
    request: ({ counting: _, ...values }) => ({ ...values, id }),
    makesStale: [calls.mySessions, calls.report, calls.day],
    quiet: true,
    asks: useAsksAboutUnsent(id),
    onSuccess: ({ data }) => {
      onClose()
      onClosed(data)
    },
  })
  return countedIn === of.round ? (
    <Compare
      session={session}
      of={of}
      onClose={onClose}
      onRecount={() => {
        // The refusal was about the previous count.
        of.dismissError()
        setCountedIn(undefined)
      }}
    />
  ) : (
    <Count session={session} of={of} onClose={onClose} onCounted={() => setCountedIn(of.round)} />
  )
}

/** Names the cashier of the drawer, because a supervisor may close the sessions of others. */
function DrawerOwner({ session: { counter, number, user } }: { session: CashSession }) {
  const t = useText()
  return (
    <Text size="sm">
      {t(counterNames[counter])} {number} · {user.name}
    </Text>
  )
}

function Count({ session, of, onCounted, onClose }: Closing & { onCounted: () => void }) {
  const t = useText()
  const { rupees } = useFormat()
  const { form, element } = of
  const { counted, counting } = form.values
  const notes = (form.values.notes ?? {}) as Record<string, number>
  const inNotes = cashOf(notes)
  const close = useAskedClose(() => of, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typeof counted !== 'number') return
    const wrong = wrongMoney(counted) ?? lessThanNotes(counted, notes)
    if (wrong) form.setFieldError('counted', <InWords of={wrong} />)
    else onCounted()
  }
  return (
    <Dialog title="Count the drawer" onClose={() => void close()}>
      <form ref={element} onSubmit={submit}>
        <Stack gap="md">
          <DrawerOwner session={session} />
          <UnsentNote session={session} />
          <RestoredNote of={of} />
          <Group align="flex-end" gap="md">
            <NumberField
              label={t('Cash in the drawer')}
              error={form.errors.counted}
              value={counted ?? ''}
              onChange={(value) => form.setFieldValue('counted', value)}
              {...moneyInput}
              data-autofocus
              size="lg"
            />
            <NoteCalculator
              counting={counting as Record<string, number> | null}
              onCount={(counts) => form.setFieldValue('counting', counts)}
              onUse={(cash, counts) => form.setValues({ counted: cash, notes: counts })}
            />
          </Group>
          {inNotes > 0 && typeof counted === 'number' && counted >= inNotes && (
            <Text size="sm">
              {t('Notes {{notes}}, coins {{coins}}', {
                notes: rupees(inNotes),
                coins: rupees(onWire(exact(counted).minus(inNotes))),
              })}
            </Text>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => void close()}>
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

function Compare({ session, of, onClose, onRecount }: Closing & { onRecount: () => void }) {
  const t = useText()
  const { rupees } = useFormat()
  // Reads the amount after the count, as the screen may have an older one.
  const answer = useAnswerOnOpening(calls.report, { id: session.id })
  const expected = answer.data && expectedCash(answer.data.data)
  const close = useAskedClose(() => of, onClose)
  const { values, setFieldValue, getInputProps } = of.form
  useEffect(() => {
    if (expected !== undefined) setFieldValue('expected', expected)
  }, [expected, setFieldValue])
  if (expected === undefined || values.expected !== expected)
    return (
      <Dialog title="Close session" onClose={() => void close()}>
        <Stack gap="md">
          <DrawerOwner session={session} />
          <FormLoading answer={answer} h="8rem" />
        </Stack>
      </Dialog>
    )
  const counted = Number(values.counted)
  const variance = onWire(exact(counted).minus(expected))
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
      <DrawerOwner session={session} />
      <UnsentNote session={session} />
      <Text>
        {t('Counted')}: <b>{rupees(counted)}</b> · {t('Expected in the drawer')}: <b>{rupees(expected)}</b>
      </Text>
      {/* Takes the focus if there is no field, so that Enter does not press the close button. */}
      <Text fz="h1" fw={700} role="status" {...(variance === 0 && { tabIndex: -1, 'data-autofocus': true })}>
        {t('Difference')}: {rupees(variance)}
      </Text>
      {variance !== 0 && (
        <Textarea
          label={t('Why does the count differ?')}
          maxLength={500}
          {...getInputProps('variance_reason')}
          data-autofocus
        />
      )}
    </FormModal>
  )
}
