import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import type { ReadingRow } from '@nivas/contract/electrical/reading-schemas.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { notify } from '../api/notices.ts'
import { useText } from '../languages/use-text.ts'
import { useLeaveGuard } from '../ui/form/use-leave-guard.ts'
import { Refusal } from '../ui/refusal.tsx'
import { GoToHouse } from './go-to-house.tsx'
import { HouseFields } from './house-fields.tsx'
import type { ReadingMonth } from './line-list.ts'
import { useReadings } from './use-readings.ts'

type Props = {
  rows: readonly ReadingRow[]
  readingMonth: ReadingMonth
  /** The id of the house to begin at; the first house if it is not in the list. */
  begins: number
  /** Called with the id of each house that is shown. */
  onPlace: (house: number) => void
  /** Called when every house is read. */
  onAllSaved: () => void
}

/** Returns the index of the next unread house in a direction, continuing at the other end; `from` if there is none. */
function nextUnread(
  rows: readonly ReadingRow[],
  read: ReadonlySet<number>,
  from: number,
  by: 1 | -1,
): number {
  for (let step = 1; step <= rows.length; step += 1) {
    const next = (from + by * step + rows.length * step) % rows.length
    const house = rows[next]
    if (house && !read.has(house.id)) return next
  }
  return from
}

/** Enters readings on a phone, one house after the other; each is saved separately. */
export function HouseByHouse({ rows, readingMonth, begins, onPlace, onAllSaved }: Props) {
  const t = useText()
  const readings = useReadings(readingMonth)
  const { isTyped, submit, refusal, pending } = readings
  const [done, setDone] = useState<ReadonlySet<number>>(new Set())
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      rows.findIndex(({ id }) => id === begins),
    ),
  )
  const field = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const row = rows[at]
  useLeaveGuard(() => rows.some((one) => !done.has(one.id) && isTyped(one)))
  const shown = row?.id
  useEffect(() => {
    // The keyboard covers the lower half of a phone, so the house scrolls to the top, with its buttons above the keys.
    form.current?.scrollIntoView({ block: 'start' })
    field.current?.focus({ preventScroll: true })
    if (shown !== undefined) onPlace(shown)
  }, [shown, onPlace])
  useEffect(() => {
    if (refusal.text) form.current?.scrollIntoView({ block: 'start' })
  }, [refusal.text])
  if (done.size === rows.length || !row)
    return <Text role="status">{t('All houses are read. Press Submit to check whether any remain.')}</Text>

  const move = (by: 1 | -1) => setAt(nextUnread(rows, done, at, by))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!isTyped(row)) return notify.failure(t('Please enter a reading first.'))
    const result = await submit([row])
    if (!result.saved) return field.current?.focus()
    // The reading was changed while it was being saved, so it must be saved again.
    if (result.isLeft(row)) return
    const read = new Set([...done, row.id])
    setDone(read)
    if (read.size === rows.length) onAllSaved()
    // If the reader has moved to a different house in the meantime, they stay there.
    setAt((now) => (now === at ? nextUnread(rows, read, now, 1) : now))
  }
  const go = (house: number) => {
    setAt(house)
    // Focuses the field even if the house is already shown.
    field.current?.focus()
  }
  return (
    <>
      <Stack gap="sm" mb="sm">
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm">
            {t('{{count}} of {{total}} houses read', { count: done.size, total: rows.length })}
          </Text>
          <GoToHouse rows={rows} done={done} onGo={go} />
        </Group>
        <Progress value={(100 * done.size) / rows.length} aria-label={t('Houses read')} />
      </Stack>
      <form ref={form} onSubmit={(event) => void save(event)}>
        {/* At least as high as the screen, so that its top can scroll to the top. */}
        <Stack gap="sm" pt="xs" mih="100dvh">
          <Refusal text={refusal.text} onDismiss={refusal.dismiss} />
          <div>
            <Text fz="h1" fw={700} role="heading" aria-level={3}>
              {row.houseno}
            </Text>
            <Text truncate dir="auto">
              {row.name}
            </Text>
          </div>
          <HouseFields row={row} field={field} of={readings} />
          <Steps saving={pending} onMove={move} />
        </Stack>
      </form>
    </>
  )
}

/** The buttons for the previous house, for saving this one, and for skipping it. */
function Steps({ saving, onMove }: { saving: boolean; onMove: (by: 1 | -1) => void }) {
  const t = useText()
  return (
    <Group wrap="nowrap">
      <Button size="lg" px="sm" variant="default" aria-label={t('Previous house')} onClick={() => onMove(-1)}>
        <IconChevronLeft />
      </Button>
      <Button size="lg" px="xs" type="submit" loading={saving} flex={1}>
        {t('Save and Next')}
      </Button>
      <Button
        size="lg"
        px="sm"
        variant="default"
        aria-label={t('Leave this house for later')}
        onClick={() => onMove(1)}
      >
        <IconChevronRight />
      </Button>
    </Group>
  )
}
