import { Alert, Button, Group, Text } from '@mantine/core'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import type { VisitState } from '@nivas/contract/samadh/schemas.ts'
import { IconCheck, IconShieldOff } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useCall } from '../api/hooks.ts'
import { notifyFailure } from '../api/notify-failure.ts'
import { refusalData } from '../api/refusal-data.ts'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { RePrint } from '../printing/re-print.tsx'
import { KeyButton } from '../ui/key-button.tsx'
import { ExitCounter } from '../ui/visits/exit-counter.tsx'
import type { MarkedOut } from '../ui/visits/use-exit.ts'
import { PrintAgainButton } from './print-again-button.tsx'
import { staleAfterVisit } from './stale.ts'
import { Things } from './things.tsx'
import { useSamadhExit } from './use-samadh-exit.ts'
import { useSamadhReceipt } from './use-samadh-receipt.ts'

/** The exit point: a scanned ticket marks its visitors out and shows the tray and phones to hand back. */
export default function ExitPoint() {
  const t = useText()
  const exits = useSamadhExit()
  const { receipt, printAgain } = useSamadhReceipt()
  const returned = (field: RefObject<HTMLInputElement | null>) => (visit: VisitState) => {
    exits.update(visit)
    field.current?.focus()
  }
  return (
    <>
      <Heading />
      <RePrint of={receipt} />
      <ExitCounter
        exits={exits}
        ticketOf={({ uid }) => uid}
        actions={(last, reset) => (
          <>
            <PrintAgainButton
              disabled={!last || receipt.printing}
              onPrint={() => last && printAgain(last.id)}
            />
            <Button variant="default" onClick={reset}>
              {t('Reset')}
            </Button>
          </>
        )}
        refusedFor={leftThings}
        last={(visit, field) =>
          visit.state !== 'inside again' && <LastOut of={visit} onReturned={returned(field)} />
        }
        besides={(visit, field) =>
          visit.state !== 'inside again' && <StillHere of={visit} onReturned={returned(field)} />
        }
      />
    </>
  )
}

/** Returns the visit of a refused ticket if its things are still at the counter. */
function leftThings(failure: unknown): VisitState | undefined {
  const { left } = refusalData<{ left: VisitState }>(failure)
  return left?.toReturn ? left : undefined
}

type Props = { of: MarkedOut<VisitState>; onReturned: (visit: VisitState) => void }

/** Marks the things of a visit as handed back; a second call does nothing. */
function useHandBack({ of: visit, onReturned }: Props) {
  const back = useCall(calls.handBack, { makesStale: staleAfterVisit, quiet: true, failsQuietly: true })
  return {
    pending: back.isPending,
    handBack: () => {
      if (visit.toReturn && !back.isPending)
        void back.mutateAsync({ id: visit.id }).then(({ data }) => onReturned(data), notifyFailure)
    },
  }
}

/** The things that the last visitor left at the counter; the exit is complete when they are marked as handed back. */
function LastOut(props: Props) {
  const t = useText()
  const { of: visit } = props
  const { handBack, pending } = useHandBack(props)
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
            <KeyButton
              hotkey="F4"
              size="lg"
              leftSection={<IconCheck size="1.2em" />}
              loading={pending}
              onClick={handBack}
            >
              {t('Handed back')}
            </KeyButton>
          </Group>
        </Alert>
      )}
      {!visit.toReturn && visit.trayNo !== null && (
        <Text mt="xs">{t('Tray {{tray}} was handed back', { tray: visit.trayNo })}</Text>
      )}
    </>
  )
}

/** The things of an earlier visitor, which stay on the screen until they are marked as handed back. */
function StillHere(props: Props) {
  const t = useText()
  const { of: visit } = props
  const { handBack, pending } = useHandBack(props)
  if (!visit.toReturn) return null
  return (
    <>
      <Text fw={600}>
        {[
          visit.trayNo !== null && t('Tray {{tray}}', { tray: visit.trayNo }),
          visit.mobilesCollected > 0 && t('{{count}} phones', { count: visit.mobilesCollected }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Button
        size="compact-sm"
        leftSection={<IconCheck size="1.1em" />}
        loading={pending}
        aria-label={`${t('Handed back')}: ${visit.name}`}
        onClick={handBack}
      >
        {t('Handed back')}
      </Button>
    </>
  )
}
