import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { elapsed } from '@nivas/contract/elapsed.ts'
import { IconAlertTriangle, IconArrowBackUp, IconDoorEnter, IconDoorExit } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { useRefusal } from '../ui/refusal.tsx'
import { CardInput } from './card-input.tsx'
import { type MarkedOut, useExit } from './use-exit.ts'

/** The number of recent exits that stay visible. */
const MOST_SHOWN = 5

/** The exit: one field, which always has the focus; a scanned ticket marks its visitors out. */
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
  const refusal = useRefusal()
  const [refused, setRefused] = useState<string>()
  /** The number of scans: the field is emptied for each. */
  const [read, setRead] = useState(0)
  const { marked, markOut, takeBack } = useExit()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field of the next visitor has the focus.
  useEffect(() => field.current?.focus(), [read])

  const mark = async (idNumber: string, shown: string) => {
    refusal.dismiss()
    await markOut(idNumber).catch((failure) => {
      setRefused(shown)
      refusal.show(failure)
    })
    setRead((before) => before + 1)
  }
  const undo = async (visit: MarkedOut) => {
    await takeBack(visit)
    field.current?.focus()
  }
  const [last, ...earlier] = marked.slice(0, MOST_SHOWN)
  return (
    <Stack gap="md" maw="44rem">
      <CardInput
        key={read}
        ref={field}
        label={t('Please Scan Ticket')}
        action="Mark out"
        onRead={({ number, shown }) => void mark(number, shown)}
      />
      {refusal.text && (
        <Alert role="alert" color="red" icon={<IconAlertTriangle />}>
          <Group justify="space-between" gap="sm">
            <Text>
              <b>{refused}</b>: {refusal.text}
            </Text>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => {
                refusal.dismiss()
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
            {last.state === 'inside again' ? (
              <IconDoorEnter size="3rem" aria-hidden />
            ) : (
              <IconDoorExit size="3rem" aria-hidden />
            )}
            <div style={{ flex: 1 }}>
              <Text fz="h1" fw={700} data-testid="left">
                {last.name || t('Visitor')} · {t('{{count}} people', { count: last.people })}
              </Text>
              <Outcome of={last} />
            </div>
            <Undo of={last} onUndo={undo} size="md" />
          </Group>
        </Paper>
      )}
      {earlier.map((one) => (
        <Group key={one.id} gap="sm" justify="space-between">
          <div>
            <Text size="sm">
              {one.name || t('Visitor')} · {t('{{count}} people', { count: one.people })}
            </Text>
            <Outcome of={one} />
          </div>
          <Undo of={one} onUndo={undo} size="compact-sm" />
        </Group>
      ))}
    </Stack>
  )
}

/** The result of a ticket: its visitors are out, or inside again. */
function Outcome({ of: { id, entryMinutes, state } }: { of: MarkedOut }) {
  const t = useText()
  return (
    <Text size="sm" c="dimmed">
      {state === 'inside again'
        ? t('Ticket {{id}}, inside again', { id })
        : t('Ticket {{id}}, inside for {{time}}', { id, time: elapsed(entryMinutes) })}
    </Text>
  )
}

type UndoProps = { of: MarkedOut; onUndo: (visit: MarkedOut) => Promise<void>; size: 'md' | 'compact-sm' }

function Undo({ of, onUndo, size }: UndoProps) {
  const t = useText()
  if (of.state !== 'out') return null
  return (
    <Button
      variant="default"
      size={size}
      leftSection={<IconArrowBackUp size="1.1em" />}
      aria-label={t('Undo: {{name}}', { name: of.name || t('Visitor') })}
      onClick={() => void onUndo(of)}
    >
      {t('Undo')}
    </Button>
  )
}
