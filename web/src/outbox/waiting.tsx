import { Alert, Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { connected } from '../api/client.ts'
import { useStore } from '../api/store.ts'
import { Heading } from '../app/heading.tsx'
import { waitingByArea, waitingByCall } from '../app/waiting.ts'
import { useText } from '../languages/use-text.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { browserStore } from './browser-store.ts'
import { columnsAround } from './columns.ts'
import type { Item } from './item.ts'
import { NeedsALook } from './needs-a-look.tsx'
import type { AreaOutbox, ItemOf, Waiters } from './outbox-of.ts'
import { waitingText } from './waiting-text.ts'

/** The most rows in the list. A thousand would add no information. */
const MOST_SHOWN = 50

const none = { waiting: 0, refused: 0 }

type Props<A extends string, C extends Waiters> = {
  of: AreaOutbox<A, C>
  /** The columns of an item between its number and its time. */
  columns: readonly Column<ItemOf<A, C>>[]
  /** Returns an item as one line of text, for a refused item. */
  line: (item: ItemOf<A, C>) => string
  /**
   * The form in which an item was made, for correcting a refused item. Rendered from the first correction on. Load it
   * with `onDemand`, because most visits correct nothing.
   */
  edit: ComponentType<{ item: ItemOf<A, C> | undefined; onClose: () => void }>
  /** Items cannot be discarded, because what they record has happened. */
  keeps?: boolean
  /** What can be done with several items together, above them. */
  together?: ReactNode
}

/** Shows the items of an area that this browser stores until the server has them, and the refused ones. */
export function Waiting<A extends string, C extends Waiters>({
  of,
  columns,
  line,
  edit: Edit,
  keeps = false,
  together,
}: Props<A, C>) {
  type Own = ItemOf<A, C>
  const t = useText()
  const isConnected = useStore(connected)
  const byCall = useStore(waitingByCall)
  const { waiting, refused } = useStore(waitingByArea)[of.area] ?? none
  const [items, setItems] = useState<{ waiting: Own[]; refused: Own[] } | 'unreadable'>()
  const [tries, setTries] = useState(0)
  const [editing, setEditing] = useState<Own>()
  const [hasEdited, setHasEdited] = useState(false)
  const edit = (item: Own) => {
    setHasEdited(true)
    setEditing(item)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the count changes
  useEffect(() => {
    let here = true
    // The store has the items of all areas. `first` returns only those of this area.
    const first = async (state: Item['state']) =>
      (await browserStore.first(of.area, state, MOST_SHOWN)) as unknown as Own[]
    void Promise.all([first('waiting'), first('refused')]).then(
      ([firstWaiting, firstRefused]) => here && setItems({ waiting: firstWaiting, refused: firstRefused }),
      // The items that were read before stay, with a correction that the user may be typing.
      () => here && setItems((before) => before ?? 'unreadable'),
    )
    return () => {
      here = false
    }
  }, [of, waiting, refused, tries])
  if (!items) return <Heading state={<Skeleton h="1rem" />} />
  if (items === 'unreadable')
    return (
      <>
        <Heading />
        <Alert color="red" role="alert" title={t('The entries stored on this computer cannot be read now.')}>
          <Button size="compact-sm" variant="default" onClick={() => setTries((before) => before + 1)}>
            {t('Try again')}
          </Button>
        </Alert>
      </>
    )
  return (
    <>
      <Heading state={t(waitingText(of, { waiting, refused, byCall, isConnected }))} />
      {hasEdited && <Edit item={editing} onClose={() => setEditing(undefined)} />}
      <Stack gap="lg">
        {together}
        {items.refused.length > 0 && (
          <NeedsALook line={line} items={items.refused} onEdit={edit} total={refused} keeps={keeps} />
        )}
        {waiting > 0 && (
          <section>
            <Title order={2} mb="xs">
              {t('{{count}} waiting to be sent', { count: waiting })}
            </Title>
            <SmallTable
              label="Waiting to be sent"
              columns={columnsAround(columns)}
              rows={items.waiting}
              rowKey={({ key }) => key}
              wide
            />
            {waiting > MOST_SHOWN && (
              <Text size="sm" c="dimmed" mt="xs">
                {t('The first {{count}} are shown.', { count: MOST_SHOWN })}
              </Text>
            )}
          </section>
        )}
      </Stack>
    </>
  )
}
