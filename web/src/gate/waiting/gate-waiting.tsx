import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { connected } from '../../api/client.ts'
import { useStore } from '../../api/store.ts'
import { Heading } from '../../app/heading.tsx'
import { useText } from '../../languages/use-text.ts'
import { RePrint } from '../../printing/re-print.tsx'
import { SmallTable } from '../../ui/small-table.tsx'
import { useGateReceipt } from '../use-gate-receipt.ts'
import { waitingCount } from './count.ts'
import { EditEntry } from './edit-entry.tsx'
import type { Entry } from './entry.ts'
import { NeedsALook } from './needs-a-look.tsx'
import { MOST_SHOWN, shownEntries, useColumns } from './shown.ts'

/** What this browser keeps until the server has it, and what the server would not take. */
export default function GateWaiting() {
  const t = useText()
  const there = useStore(connected)
  const { waiting, refused } = useStore(waitingCount)
  const [entries, setEntries] = useState<{ waiting: Entry[]; refused: Entry[] }>()
  const [editing, setEditing] = useState<Entry>()
  const { receipt, print } = useGateReceipt()
  const columns = useColumns()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew whenever there are more or fewer
  useEffect(() => {
    let here = true
    void shownEntries().then(
      (shown) => here && setEntries(shown),
      () => here && setEntries({ waiting: [], refused: [] }),
    )
    return () => {
      here = false
    }
  }, [waiting, refused])
  if (!entries) return <Heading state={<Skeleton h="1rem" />} />
  return (
    <>
      <Heading
        state={
          waiting === 0
            ? t('Nothing is waiting: the server has every entry that was made here.')
            : there
              ? t('They are being sent, in the order in which they were made.')
              : t('They will be sent as soon as there is a connection, in the order in which they were made.')
        }
      />
      {!editing && <RePrint of={receipt} />}
      <Stack gap="lg">
        {entries.refused.length > 0 && (
          <NeedsALook entries={entries.refused} onEdit={setEditing} total={refused} />
        )}
        {waiting > 0 && (
          <section>
            <Title order={2} mb="xs">
              {t('{{count}} waiting to be sent', { count: waiting })}
            </Title>
            <SmallTable
              label="Waiting to be sent"
              columns={columns}
              rows={entries.waiting}
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
      {editing && (
        <EditEntry
          entry={editing}
          printing={receipt}
          onClose={() => setEditing(undefined)}
          onEntered={(visit) => {
            setEditing(undefined)
            print(visit)
          }}
        />
      )}
    </>
  )
}
