import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { elapsed } from '@nivas/contract/gate/elapsed.ts'
import type { ExitedVisit } from '@nivas/contract/gate/schemas.ts'
import { IconAlertTriangle, IconDoorExit } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../api/failure.ts'
import { useCall } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { CardInput } from './card-input.tsx'

/** So many of who left last stay in sight. */
const MOST_SHOWN = 5

/** The exit: one field, which always has the focus; a ticket that is scanned marks its visitors out. */
export default function ExitStatus() {
  return (
    <>
      <Heading />
      <ExitCounter />
    </>
  )
}

/** The counter without its heading, for the gate's own desk. */
export function ExitCounter() {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState<readonly ExitedVisit[]>([])
  const [problem, setProblem] = useState<{ number: string; text: string }>()
  /** How many were read: the field is empty for each. */
  const [read, setRead] = useState(0)
  const exit = useCall(calls.exit, {
    makesStale: [calls.pending, calls.liveBoard, calls.nonSatsangi],
    failsQuietly: true,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field of the next one has the focus.
  useEffect(() => field.current?.focus(), [read])

  const mark = async (idNumber: string, shown: string) => {
    setProblem(undefined)
    try {
      const { data } = await exit.mutateAsync({ idNumber })
      setLeft((before) => [data, ...before].slice(0, MOST_SHOWN))
    } catch (failure) {
      setProblem({ number: shown, text: t(failureText(failure)) })
    }
    setRead((before) => before + 1)
  }
  const [last, ...earlier] = left
  return (
    <Stack gap="md" maw="44rem">
      <CardInput
        key={read}
        ref={field}
        label={t('Please Scan Ticket')}
        onRead={({ number, shown }) => void mark(number, shown)}
      />
      {problem && (
        <Alert role="alert" color="red" icon={<IconAlertTriangle />}>
          <Group justify="space-between" gap="sm">
            <Text>
              <b>{problem.number}</b>: {problem.text}
            </Text>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => {
                setProblem(undefined)
                field.current?.focus()
              }}
            >
              {t('Dismiss')}
            </Button>
          </Group>
        </Alert>
      )}
      {last && (
        <Paper withBorder p="md" role="status">
          <Group gap="md" wrap="nowrap">
            <IconDoorExit size="3rem" aria-hidden />
            <div>
              <Text fz="h1" fw={700} data-testid="left">
                {last.name || t('Visitor')} · {t('{{count}} people', { count: last.people })}
              </Text>
              <Text>
                {t('Ticket {{id}}, inside for {{time}}', { id: last.id, time: elapsed(last.entryMinutes) })}
              </Text>
            </div>
          </Group>
        </Paper>
      )}
      {earlier.map((one) => (
        <Text key={one.id} size="sm" c="dimmed">
          {one.name || t('Visitor')} · {t('{{count}} people', { count: one.people })} ·{' '}
          {t('Ticket {{id}}, inside for {{time}}', { id: one.id, time: elapsed(one.entryMinutes) })}
        </Text>
      ))}
    </Stack>
  )
}
