import { Alert, Button, Group, Paper, Stack, Switch, Text } from '@mantine/core'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import type { VisitState } from '@nivas/contract/samadh/schemas.ts'
import { IconInbox, IconShieldCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { CallFailure, failureText, wasLost } from '../api/failure.ts'
import { useCall } from '../api/hooks.ts'
import { notify } from '../api/notices.ts'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { RePrint } from '../printing/re-print.tsx'
import { Announced } from '../ui/announced.tsx'
import { useRefusal } from '../ui/refusal.tsx'
import { CardInput, type Holder, holderOf } from '../ui/visits/card-input.tsx'
import { choicesOf, Refused, type RefusedScan } from '../ui/visits/refused.tsx'
import { useNewestScan } from '../ui/visits/use-newest-scan.ts'
import { PrintAgainButton } from './print-again-button.tsx'
import { staleAfterVisit } from './stale.ts'
import { Things } from './things.tsx'
import { useSamadhReceipt } from './use-samadh-receipt.ts'

/** The security point: a scanned ticket is cleared, and gets a tray if the guard or the entry asks for one. */
export default function SecurityCheck() {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const refusal = useRefusal()
  const [refused, setRefused] = useState<RefusedScan & { isInvalid: boolean }>()
  const [trayRequired, setTrayRequired] = useState(false)
  const [cleared, setCleared] = useState<VisitState>()
  /** The number of resets: each empties the field. */
  const [resets, setResets] = useState(0)
  const scans = useNewestScan()
  const status = useCall(calls.status, { makesStale: staleAfterVisit, quiet: true, failsQuietly: true })
  const { receipt, print } = useSamadhReceipt('tray')

  // biome-ignore lint/correctness/useExhaustiveDependencies: it focuses the field for the next visitor.
  useEffect(() => field.current?.focus(), [resets])

  const clear = async (idNumber: string, shown: string, holder?: Holder) => {
    const isNewest = scans.begin()
    refusal.dismiss()
    setCleared(undefined)
    setTrayRequired(false)
    try {
      const { data } = await status.mutateAsync({ idNumber, isSecurity: true, trayRequired, ...holder })
      if (data.trayNo !== null) print(data)
      if (isNewest()) setCleared(data)
      else if (data.lacksTray)
        notify.failure(t('{{name}} passed security and still needs a tray.', { name: data.name }))
      else notify.success(t('{{name}} passed security.', { name: data.name }))
    } catch (failure) {
      if (!isNewest()) {
        notify.failure(`${shown}: ${t(failureText(failure))}`)
        return
      }
      const choices = choicesOf(failure)
      const isInvalid = failure instanceof CallFailure && failure.status === 422
      setRefused({ who: shown, choices, isInvalid })
      refusal.show(failure)
      if (wasLost(failure) || choices.length > 0) setTrayRequired(trayRequired)
    }
  }
  const hide = () => {
    scans.begin()
    refusal.dismiss()
    setCleared(undefined)
  }
  const reset = () => {
    hide()
    setTrayRequired(false)
    setResets((before) => before + 1)
  }
  return (
    <>
      <Heading />
      <Stack gap="md" maw="44rem">
        <RePrint of={receipt} />
        <CardInput
          key={resets}
          ref={field}
          label={t('Please Scan Ticket')}
          placeholder="Scan or type ticket or card"
          action="Clear visitor"
          atCounter
          onRead={(read) => void clear(read.number, read.shown, holderOf(read))}
          onGarbled={hide}
        />
        <Group justify="space-between">
          <Switch
            size="md"
            label={t('Tray Required')}
            checked={trayRequired}
            onChange={(event) => {
              setTrayRequired(event.currentTarget.checked)
              field.current?.focus()
            }}
          />
          <Group gap="sm" ml="auto">
            <PrintAgainButton disabled={!receipt.mayRepeat} onPrint={() => receipt.again()} />
            <Button variant="default" onClick={reset}>
              {t('Reset')}
            </Button>
          </Group>
        </Group>
        <Refused
          scan={refused}
          text={refusal.text}
          title={refused?.isInvalid ? t('Errors') : undefined}
          onChoose={({ uid, name }) => {
            void clear(uid, name)
            field.current?.focus()
          }}
          onDismiss={() => {
            refusal.dismiss()
            field.current?.focus()
          }}
        />
        <Announced gap="md">{cleared && <Cleared visit={cleared} />}</Announced>
      </Stack>
    </>
  )
}

/** The visit that was cleared last, with its tray and phones. */
function Cleared({ visit }: { visit: VisitState }) {
  const t = useText()
  return (
    <Paper withBorder p="md">
      <Group gap="md" wrap="nowrap">
        <IconShieldCheck size="3rem" aria-hidden />
        <div>
          <Text fz="h1" fw={700} data-testid="cleared">
            {visit.name} · {t('{{count}} people', { count: visit.people })}
          </Text>
          <Text size="sm" c="dimmed">
            {t('Ticket {{id}}, passed security', { id: visit.uid })}
          </Text>
        </div>
      </Group>
      <Things {...visit} />
      {visit.lacksTray && (
        <Alert color="hold" mt="sm" icon={<IconInbox />} data-testid="lacks-tray">
          {t('No tray is free, and this visit needs one. Please scan this ticket again when a tray is free.')}
        </Alert>
      )}
    </Paper>
  )
}
