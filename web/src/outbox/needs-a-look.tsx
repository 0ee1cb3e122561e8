import { Alert, Button, Group, Text as Line, Stack, Title } from '@mantine/core'
import { provisionalNumber } from '@nivas/contract/outbox.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type FocusEvent, useEffect, useRef } from 'react'
import { CallFailure } from '../api/failure.ts'
import { findFailureText } from '../api/find-failure.ts'
import { focusHeading } from '../app/focus-heading.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { browserStore } from './browser-store.ts'
import type { Item, Refusal } from './item.ts'
import { changed } from './sending.ts'

type Refused = Pick<Item, 'key' | 'madeAt' | 'madeBy' | 'refusal'>

type Props<I> = {
  items: readonly I[]
  /** Returns an item as one line of text. */
  line: (item: I) => string
  total: number
  onEdit: (item: I) => void
  /** Items cannot be discarded. */
  keeps: boolean
}

/** Returns the server's reason, as a form would show it. */
const reasonOf = ({ status, text, fields }: Refusal): Text =>
  findFailureText(new CallFailure(status, text, fields))

/** Shows the refused items with their reasons. No item is deleted automatically. */
export function NeedsALook<I extends Refused>({ items, line, total, onEdit, keeps }: Props<I>) {
  const t = useText()
  const focus = useFocusOfRemovedItem()
  return (
    <section {...focus}>
      <Title order={2} mb="xs">
        {t('Needs attention')} ({total})
      </Title>
      <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {items.map((item) => (
          <li key={item.key}>
            <OneRefused item={item} line={line(item)} onEdit={() => onEdit(item)} keeps={keeps} />
          </li>
        ))}
      </Stack>
    </section>
  )
}

/**
 * Moves the focus to the next item when the item that has it is removed, or after the last item to the page's heading.
 */
function useFocusOfRemovedItem() {
  const list = useRef<HTMLElement>(null)
  /** The index of the item with the focus. */
  const last = useRef(-1)
  const itemsOf = () => [...(list.current?.querySelectorAll('li') ?? [])]
  useEffect(() => {
    if (last.current < 0 || document.activeElement !== document.body) return
    const next = itemsOf()
      .slice(0, last.current + 1)
      .at(-1)
    next?.querySelector('button')?.focus()
  })
  useEffect(
    () => () => {
      setTimeout(() => {
        if (last.current >= 0 && document.activeElement === document.body) focusHeading()
      })
    },
    [],
  )
  const onFocus = ({ target }: FocusEvent) => {
    last.current = itemsOf().findIndex((item) => item.contains(target))
  }
  // React does not report a blur for an element that it removes itself.
  const onBlur = () => {
    last.current = -1
  }
  return { ref: list, onFocus, onBlur }
}

function OneRefused<I extends Refused>({
  item,
  line,
  onEdit,
  keeps,
}: {
  item: I
  line: string
  onEdit: () => void
  keeps: boolean
}) {
  const t = useText()
  const confirm = useConfirm()
  const { moment } = useFormat()
  const { key, madeAt, madeBy, refusal } = item
  const sendAgain = async () => {
    const { refusal: _, ...rest } = item
    // A refused item without its refusal is a waiting item. TypeScript cannot derive that for the union of items.
    await browserStore.put({ ...rest, state: 'waiting' } as unknown as Item)
    changed()
  }
  const discard = async () => {
    const sure = await confirm({
      title: 'Discard this entry?',
      facts: [
        [t('Number'), provisionalNumber(key)],
        [t('Entry'), line],
        [t('Entered at'), moment(madeAt)],
        [t('Entered by'), madeBy.name],
      ],
      text: 'The server does not have this entry. If you discard it, it is lost.',
      action: 'Discard',
      danger: true,
    })
    if (!sure) return
    await browserStore.remove(key)
    changed()
  }
  return (
    // A group, because an alert would be read aloud for every entry. Its name tells which entry its buttons belong to.
    <Alert
      role="group"
      aria-label={`${provisionalNumber(key)} · ${line}`}
      color="red"
      icon={<IconAlertTriangle />}
    >
      <Group justify="space-between" gap="sm">
        <div>
          <Line fw={600}>
            {provisionalNumber(key)} · {line}
          </Line>
          <Line>{refusal && t(reasonOf(refusal))}</Line>
          <Line size="sm">
            {moment(madeAt)} · {madeBy.name}
          </Line>
        </div>
        <Group gap="xs">
          <Button size="compact-md" onClick={onEdit}>
            {t('Edit')}
          </Button>
          <Button size="compact-md" variant="default" onClick={() => void sendAgain()}>
            {t('Send again')}
          </Button>
          {!keeps && (
            <Button size="compact-md" variant="default" onClick={() => void discard()}>
              {t('Discard')}
            </Button>
          )}
        </Group>
      </Group>
    </Alert>
  )
}
