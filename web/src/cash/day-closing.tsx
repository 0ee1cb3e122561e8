import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { cash as calls } from '@nivas/contract/cash/calls.ts'
import type { CashDay, CashSession, SessionReport } from '@nivas/contract/cash/schemas.ts'
import { IconClockExclamation, IconPrinter } from '@tabler/icons-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { useMay } from '../app/session.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { dayOr } from '../ui/address.ts'
import { DateField } from '../ui/fields/date-field.tsx'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { LoadingScreen } from '../ui/loading-day.tsx'
import { print } from '../ui/print/print.ts'
import { useAddress } from '../ui/use-address.ts'
import { focusAfterRemoval } from '../ui/use-return-focus.ts'
import { cashOfDay } from './cash-of-day.ts'
import { DayPaper } from './day-paper.tsx'
import { DaySessions } from './day-sessions.tsx'
import { OpenSessions } from './open-sessions.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { useClosingBook } from './session-book.ts'
import { SignDayForm } from './sign-day-form.tsx'
import { TakingsTables } from './totals-tables.tsx'

/** The closing of a day: its sessions with Z reports, the totals, and the sign-off. */
export default function DayClosing() {
  const today = useVenue()?.today
  return today ? <Closing today={today} /> : <LoadingScreen />
}

function Closing({ today }: { today: string }) {
  const t = useText()
  const { moment } = useFormat()
  /** The day of an open dialog. It stays the shown day over midnight, even after the dialog is closed. */
  const [openedDay, setOpenedDay] = useState<string>()
  const standard = openedDay ?? today
  const readers = useMemo(() => ({ day: dayOr(standard) }), [standard])
  const [{ day }, change] = useAddress(readers)
  const onWork = useCallback(
    (isAtWork: boolean) => {
      // A day in the address does not change at midnight anyway.
      if (day === standard) setOpenedDay(isAtWork || day !== today ? day : undefined)
    },
    [day, standard, today],
  )
  const answer = useAnswer(calls.day, { day }, { staleTime: 0 })
  const closing = answer.data?.data
  const signed = closing?.signed
  const state = signed
    ? t('Signed off by {{name}}, {{moment}}', { name: signed.signed_by, moment: moment(signed.signed_at) })
    : closing && t('{{count}} sessions to sign off', { count: closing.sessions.length })
  return (
    <>
      <Heading
        state={state}
        action={
          closing && (
            <Button
              variant="default"
              leftSection={<IconPrinter size="1.1em" />}
              disabled={closing.sessions.length === 0}
              onClick={() =>
                void print(<DayPaper closing={closing} />, { size: 'A4', name: `cash-day-${closing.day}` })
              }
            >
              {t('Print')}
            </Button>
          )
        }
      />
      <Stack gap="md">
        <Group>
          <DateField
            label={t('Day')}
            value={day}
            max={today}
            onChange={(value) => value && value <= today && change({ day: value })}
          />
        </Group>
        {!closing && <FormLoading answer={answer} h="16rem" />}
        {closing?.backlog && <Backlog {...closing.backlog} onOpen={(earlier) => change({ day: earlier })} />}
        {closing && <DayOf key={closing.day} closing={closing} onWork={onWork} />}
      </Stack>
    </>
  )
}

type BacklogProps = NonNullable<CashDay['backlog']> & { onOpen: (day: string) => void }

/** Warns of sessions that no closing up to this day included, and opens the closing that can include them. */
function Backlog({ since, closing, onOpen }: BacklogProps) {
  const t = useText()
  const { day } = useFormat()
  // The closing that the button opens has no backlog, so the focused button disappears.
  useEffect(() => () => focusAfterRemoval(), [])
  return (
    <Alert color="orange" icon={<IconClockExclamation />}>
      <Group gap="sm">
        <Text size="sm" fw={600}>
          {t('Sessions that were closed on {{day}} are not signed off yet.', { day: day(since) })}
        </Text>
        <Button size="compact-sm" variant="default" onClick={() => onOpen(closing)}>
          {t('Open their closing')}
        </Button>
      </Group>
    </Alert>
  )
}

type DayProps = {
  closing: CashDay
  /** Called with whether a dialog is open. */
  onWork: (isAtWork: boolean) => void
}

function DayOf({ closing, onWork }: DayProps) {
  const t = useText()
  const may = useMay()
  const { rupees } = useFormat()
  const bookOf = useClosingBook()
  const [report, setReport] = useState<SessionReport>()
  const [signing, setSigning] = useState(false)
  const [counting, setCounting] = useState<CashSession>()
  const { open, sessions, signed } = closing
  // A dialog closes when a colleague has signed off the day or closed the sessions.
  const isAtWork = (signing && !signed) || (counting && open.length > 0) || report !== undefined
  useEffect(() => onWork(isAtWork), [onWork, isAtWork])
  return (
    <>
      <OpenSessions sessions={open} counting={counting} onCount={setCounting} onClosed={setReport} />
      <DaySessions day={closing.day} sessions={sessions} onReport={setReport} />
      {sessions.length > 0 && (
        <>
          <Group align="flex-start" gap="xl">
            <TakingsTables
              takings={sessions.flatMap(({ takings }) => takings)}
              opens={(filter) => ({ to: '/cash/journal', search: { ...bookOf(closing), ...filter } })}
            />
          </Group>
          <Text fz="h2" fw={700}>
            {t('Cash of the day')}: {rupees(cashOfDay(closing))}
            {signed && ` · ${t('To the bank')}: ${rupees(signed.to_bank)}`}
          </Text>
          {signed?.remarks && <Text size="sm">{`${t('Remarks')}: ${signed.remarks}`}</Text>}
        </>
      )}
      {!signed && sessions.length > 0 && may(calls.signDay.permission) && (
        <Group>
          <Button size="md" onClick={() => setSigning(true)}>
            {t('Sign off the day')}
          </Button>
        </Group>
      )}
      {signing && !signed && (
        <SignDayForm
          // A session that is closed in the meantime changes the amount, so the form restarts.
          key={sessions.map(({ id }) => id).join()}
          closing={closing}
          onClose={() => setSigning(false)}
        />
      )}
      {report && <ReportDialog report={report} onClose={() => setReport(undefined)} />}
    </>
  )
}
