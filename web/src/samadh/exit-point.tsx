import { Alert, Button, Group, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import type { VisitState } from '@nivas/contract/samadh/schemas.ts'
import { IconCheck, IconPrinter, IconShieldOff } from '@tabler/icons-react'
import { useCall } from '../api/hooks.ts'
import { notifyFailure } from '../api/notify-failure.ts'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { RePrint } from '../printing/re-print.tsx'
import { ExitCounter } from '../ui/visits/exit-counter.tsx'
import type { MarkedOut } from '../ui/visits/use-exit.ts'
import { staleAfterVisit } from './stale.ts'
import { Things } from './things.tsx'
import { useSamadhExit } from './use-samadh-exit.ts'
import { useSamadhReceipt } from './use-samadh-receipt.ts'

/** The exit point: a scanned ticket marks its visitors out, and shows what they get back. */
export default function ExitPoint() {
  const t = useText()
  const exits = useSamadhExit()
  const { receipt, printAgain } = useSamadhReceipt()
  return (
    <>
      <Heading />
      <RePrint of={receipt} />
      <ExitCounter
        exits={exits}
        ticketOf={({ uid }) => uid}
        actions={(last, reset) => (
          <>
            <Button
              variant="default"
              leftSection={<IconPrinter size="1.1em" />}
              disabled={!last || receipt.printing}
              onClick={() => last && printAgain(last.id)}
            >
              {t('Re-Print')}
            </Button>
            <Button variant="default" onClick={reset}>
              {t('Reset')}
            </Button>
          </>
        )}
        last={(visit, field) =>
          visit.state !== 'inside again' && (
            <LastOut
              of={visit}
              onReturned={(state) => {
                exits.update(state)
                field.current?.focus()
              }}
            />
          )
        }
      />
    </>
  )
}

type Props = { of: MarkedOut<VisitState>; onReturned: (visit: VisitState) => void }

/** What the last visitor left at the counter: the exit is done when it is ticked as handed back. */
function LastOut({ of: visit, onReturned }: Props) {
  const t = useText()
  const back = useCall(calls.handBack, { makesStale: staleAfterVisit, quiet: true, failsQuietly: true })
  const handBack = () => {
    if (visit.toReturn && !back.isPending)
      void back.mutateAsync({ id: visit.id }).then(({ data }) => onReturned(data), notifyFailure)
  }
  useHotkeys([['F4', handBack]], [])
  return (
    <>
      {!visit.securityExit && (
        <Group gap="xs" mt="xs">
          <IconShieldOff size="1.2em" aria-hidden />
          <Text fw={600}>{t('Left without security clearance')}</Text>
        </Group>
      )}
      {visit.toReturn && (
        <Alert color="hold" mt="sm" title={t('To be handed back')}>
          <Group justify="space-between">
            <Things {...visit} />
            <Button
              size="lg"
              leftSection={<IconCheck size="1.2em" />}
              loading={back.isPending}
              aria-keyshortcuts="F4"
              onClick={handBack}
            >
              {t('Handed back (F4)')}
            </Button>
          </Group>
        </Alert>
      )}
      {!visit.toReturn && visit.trayNo !== null && (
        <Text mt="xs">{t('Tray {{tray}} was handed back', { tray: visit.trayNo })}</Text>
      )}
    </>
  )
}
