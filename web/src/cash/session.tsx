import { Alert, Stack, Tabs } from '@mantine/core'
import { cash as calls } from '@nivas/contract/cash/calls.ts'
import { counters } from '@nivas/contract/cash/counters.ts'
import type { CashSession, SessionReport } from '@nivas/contract/cash/schemas.ts'
import { counterNames } from '@nivas/contract/cash/words.ts'
import { IconClockExclamation } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { useMay } from '../app/session.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { OpenSessionForm } from './open-session-form.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { SessionPanel } from './session-panel.tsx'
import { useClosedElsewhere } from './use-closed-elsewhere.ts'

/** The user's cash sessions: float, takings, cash put in and taken out, and closing with a count. */
export default function CashSessionScreen() {
  const t = useText()
  const may = useMay()
  const { moment } = useFormat()
  const mine = useAnswer(calls.mySessions, {}, { staleTime: 0 })
  const [closed, setClosed] = useState<SessionReport>()
  /** The id of the session that was chosen, opened or used; a session opened elsewhere does not replace it. */
  const [chosen, setChosen] = useState<number>()
  const sessions = mine.data?.data
  const closesHere = useClosedElsewhere(sessions, chosen, setClosed)
  const here = sessions?.filter((session) => session.here).map((session) => session.counter)
  const toOpen = counters.filter(
    (counter) => may(calls.openSession.permission, { counter }) && here && !here.includes(counter),
  )
  const nameOf = ({ counter, number }: CashSession) => `${t(counterNames[counter])} ${number}`
  const shown =
    sessions?.find(({ id }) => id === chosen) ?? sessions?.find((session) => session.here) ?? sessions?.[0]
  return (
    <>
      <Heading
        {...(sessions?.length === 0 && { state: t('No session is open. The first payment opens one.') })}
      />
      {!sessions && <FormLoading answer={mine} h="12rem" />}
      <Stack gap="md">
        {sessions && shown && (
          <Tabs value={String(shown.id)} onChange={(id) => setChosen(Number(id))} keepMounted={false}>
            <Tabs.List>
              {sessions.map((session) => (
                <Tabs.Tab key={session.id} value={String(session.id)}>
                  {nameOf(session)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {sessions.map((session) => (
              <Tabs.Panel key={session.id} value={String(session.id)} pt="md">
                {session.overdue && (
                  <Alert color="orange" icon={<IconClockExclamation />} mb="md">
                    {t('This session has been open since {{moment}}. Please count the drawer and close it.', {
                      moment: moment(session.opened_at),
                    })}
                  </Alert>
                )}
                {!session.here && (
                  <Alert color="gray" mb="md">
                    {t('This session was opened at another till. Please count the drawer of that till.')}
                  </Alert>
                )}
                <SessionPanel
                  session={session}
                  onWork={() => setChosen(session.id)}
                  onClosed={(report) => {
                    closesHere(report.id)
                    setClosed(report)
                  }}
                />
              </Tabs.Panel>
            ))}
          </Tabs>
        )}
        {toOpen.length > 0 && (
          <OpenSessionForm key={toOpen.join()} counters={toOpen} onOpened={({ id }) => setChosen(id)} />
        )}
      </Stack>
      {closed && <ReportDialog report={closed} onClose={() => setClosed(undefined)} />}
    </>
  )
}
