import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { elapsed } from '@nivas/contract/elapsed.ts'
import { IconArrowBackUp, IconDoorEnter, IconDoorExit } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { failureText } from '../../api/failure.ts'
import { notify } from '../../api/notices.ts'
import { useText } from '../../languages/use-text.ts'
import { Announced } from '../announced.tsx'
import { AT_ONCE } from '../at-once.ts'
import { useRefusal } from '../refusal.tsx'
import { CardInput, type Holder, holderOf } from './card-input.tsx'
import { choicesOf, Refused, type RefusedScan } from './refused.tsx'
import type { Exited, Exits, MarkedOut } from './use-exit.ts'
import { useNewestScan } from './use-newest-scan.ts'

/** The number of recent exits that stay visible. */
const MOST_SHOWN = 5

type Props<V extends Exited> = {
  exits: Exits<V>
  /** Returns the number on the ticket of a visit. */
  ticketOf?: (visit: V) => string
  /** Returns further content and actions for the last visit. `field` is the field for the next ticket. */
  last?: (visit: MarkedOut<V>, field: RefObject<HTMLInputElement | null>) => ReactNode
  /** Returns further content for a visit before the last one. */
  besides?: (visit: MarkedOut<V>, field: RefObject<HTMLInputElement | null>) => ReactNode
  /** Returns the visit that a refusal is about, if something is left to do for it. It is shown with the refusal. */
  refusedFor?: (failure: unknown) => V | undefined
  /** Returns buttons of the site for the last visit. `reset` empties the field and hides the shown visits. */
  actions?: (last: MarkedOut<V> | undefined, reset: () => void) => ReactNode
}

/** The exit of a site: one field, which always has the focus. A scanned ticket marks its visitors out. */
export function ExitCounter<V extends Exited>({
  exits,
  ticketOf = ({ id }) => String(id),
  last: shown,
  besides,
  refusedFor,
  actions,
}: Props<V>) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const { refused, refusal, visible, last, resets, mark, hide, reset, undo } = useTickets(
    exits,
    ticketOf,
    refusedFor,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field of the next visitor has the focus.
  useEffect(() => field.current?.focus(), [resets])

  const undoAndFocus = async (visit: MarkedOut<V>) => {
    await undo(visit)
    field.current?.focus()
  }
  const earlier = visible.filter((one) => one !== last)
  return (
    <Stack gap="md" maw="44rem">
      <CardInput
        key={resets}
        ref={field}
        label={t('Please Scan Ticket')}
        placeholder="Scan or type ticket or card"
        action="Mark out"
        atCounter
        onRead={(read) => void mark(read.number, read.shown, holderOf(read))}
        onGarbled={hide}
      />
      {actions && (
        <Group justify="flex-end" gap="sm">
          {actions(visible[0], reset)}
        </Group>
      )}
      <Refused
        scan={refused}
        text={refusal.text}
        onChoose={({ uid, name }) => {
          void mark(uid, name)
          field.current?.focus()
        }}
        onDismiss={() => {
          refusal.dismiss()
          field.current?.focus()
        }}
      />
      <Announced gap="md">
        {last && (
          <Last of={last} ticket={ticketOf(last)} onUndo={undoAndFocus}>
            {shown?.(last, field)}
          </Last>
        )}
      </Announced>
      {earlier.map((one) => (
        <Earlier key={one.id} of={one} ticket={ticketOf(one)} onUndo={undoAndFocus}>
          {besides?.(one, field)}
        </Earlier>
      ))}
    </Stack>
  )
}

/** Holds what an exit counter shows of its tickets: the visits that were marked out, and the last refusal. */
function useTickets<V extends Exited>(
  { marked, markOut, takeBack, recall }: Exits<V>,
  ticketOf: (visit: V) => string,
  refusedFor: Props<V>['refusedFor'],
) {
  const t = useText()
  const refusal = useRefusal()
  const [refused, setRefused] = useState<RefusedScan>()
  /** The number of resets. Each one empties the field. */
  const [resets, setResets] = useState(0)
  /** The time of the last reset, which hides the visits that were marked out until then. */
  const [hiddenBefore, setHiddenBefore] = useState(0)
  /** The id of the visit of the last scan, which is shown large. */
  const [large, setLarge] = useState<number>()
  const scans = useNewestScan()

  const hide = () => {
    scans.begin()
    refusal.dismiss()
    setLarge(undefined)
  }
  const mark = async (idNumber: string, who: string, holder?: Holder) => {
    const isNewest = scans.begin()
    refusal.dismiss()
    // Hides the last visitor when the next scan takes long. Earlier visitors keep their Undo below.
    const late = setTimeout(() => isNewest() && setLarge(undefined), AT_ONCE)
    try {
      const { id } = await markOut(idNumber, holder)
      if (isNewest()) setLarge(id)
    } catch (failure) {
      const visit = refusedFor?.(failure)
      if (visit) recall(visit)
      // A late refusal of an earlier ticket is shown as a notice, so that the newest one stays on the screen.
      if (!isNewest()) {
        notify.failure(`${who}: ${t(failureText(failure))}`)
        return
      }
      setLarge(visit?.id)
      setRefused({ who, choices: choicesOf(failure) })
      refusal.show(failure)
    } finally {
      clearTimeout(late)
    }
  }
  const reset = () => {
    hide()
    setHiddenBefore(performance.now())
    setResets((before) => before + 1)
  }
  const undo = async (visit: MarkedOut<V>) => {
    const isRefused = large === visit.id || refused?.who === ticketOf(visit)
    const noScanSince = scans.sinceNow()
    // 'Marked out already' would contradict what is now shown of the visitor. The refusal of a ticket that was scanned
    // in the meantime stays.
    if ((await takeBack(visit)) && isRefused && noScanSince()) refusal.dismiss()
  }
  const visible = marked.filter(({ id, at }) => at > hiddenBefore || id === large).slice(0, MOST_SHOWN)
  const last = visible.find(({ id }) => id === large)
  return { refused, refusal, visible, last, resets, mark, hide, reset, undo }
}

type VisitProps<V extends Exited> = {
  of: MarkedOut<V>
  ticket: string
  onUndo: (visit: MarkedOut<V>) => Promise<void>
  children: ReactNode
}

/** Shows the visitors of the last scan in large type. */
function Last<V extends Exited>({ of, ticket, onUndo, children }: VisitProps<V>) {
  const t = useText()
  const Icon = of.state === 'inside again' ? IconDoorEnter : IconDoorExit
  return (
    <Paper withBorder p="md">
      <Group gap="md" wrap="nowrap">
        <Icon size="3rem" aria-hidden />
        <div style={{ flex: 1 }}>
          <Text fz="h1" fw={700} data-testid="left">
            {of.name || t('Visitor')} · {t('{{count}} people', { count: of.people })}
          </Text>
          <Outcome of={of} ticket={ticket} />
        </div>
        <Undo of={of} onUndo={onUndo} size="md" />
      </Group>
      {children}
    </Paper>
  )
}

/** Shows the visitors of an earlier scan on one row. */
function Earlier<V extends Exited>({ of, ticket, onUndo, children }: VisitProps<V>) {
  const t = useText()
  return (
    <Group gap="sm" justify="space-between">
      <div>
        <Text size="sm">
          {of.name || t('Visitor')} · {t('{{count}} people', { count: of.people })}
        </Text>
        <Outcome of={of} ticket={ticket} />
      </div>
      <Group gap="sm">
        {children}
        <Undo of={of} onUndo={onUndo} size="compact-sm" />
      </Group>
    </Group>
  )
}

/** Shows the result of a ticket: its visitors are out, or inside again. */
function Outcome({ of: { entryMinutes, state }, ticket }: { of: MarkedOut; ticket: string }) {
  const t = useText()
  return (
    <Text size="sm" c="dimmed">
      {state === 'inside again'
        ? t('Ticket {{id}}, inside again', { id: ticket })
        : t('Ticket {{id}}, inside for {{time}}', { id: ticket, time: elapsed(entryMinutes) })}
    </Text>
  )
}

type UndoProps<V extends Exited> = {
  of: MarkedOut<V>
  onUndo: (visit: MarkedOut<V>) => Promise<void>
  size: 'md' | 'compact-sm'
}

function Undo<V extends Exited>({ of, onUndo, size }: UndoProps<V>) {
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
