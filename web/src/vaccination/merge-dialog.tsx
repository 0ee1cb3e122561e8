import { Button, Group, Stack, Text } from '@mantine/core'
import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import type { Person } from '@nivas/contract/vaccination/schemas.ts'
import { useState } from 'react'
import { useCall } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LookUp } from '../ui/look-up.tsx'
import { staleRecords } from './stale.ts'

/** The most records that the search shows. */
const MOST_SHOWN = 10

type Props = { person: Person; onClose: () => void; onMerged: (id: number) => void }

/** Merges another record of the same person into this one. */
export function MergeDialog({ person, onClose, onMerged }: Props) {
  const t = useText()
  const [other, setOther] = useState<Person>()
  const merge = useCall(calls.merge, {
    makesStale: staleRecords,
    onSuccess: ({ data: { id } }) => onMerged(id),
  })
  return (
    <Dialog title="Merge records of one person" size="small" onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{t('This record stays')}</Text>
        <OnePerson person={person} />
        <LookUp
          call={calls.persons}
          request={(filter) => ({ filter, per_page: MOST_SHOWN })}
          fewest={1}
          most={100}
          mostFound={MOST_SHOWN}
          label={t('Search the other record')}
          description={t('Name, mobile number or Sr.No')}
          nothing={t('No record was found.')}
          rowKey={({ id }) => String(id)}
          show={(one) => <OnePerson person={one} />}
          onChoose={(one) => setOther(one.id === person.id ? undefined : one)}
        />
        {other && (
          <>
            <Text size="sm">{t('This record is merged into it, and cannot be parted again')}</Text>
            <OnePerson person={other} />
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={merge.isPending}>
            {t('Cancel')}
          </Button>
          <Button
            disabled={!other}
            loading={merge.isPending}
            onClick={() =>
              other &&
              merge.mutate({
                ...{ id: person.id, version: person.version },
                ...{ other: other.id, otherVersion: other.version },
              })
            }
          >
            {t('Merge')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function OnePerson({ person: { srNo, name, mobile, address } }: { person: Person }) {
  const t = useText()
  return (
    <div>
      <Text size="sm" fw={600}>
        {name} · {t('Sr.No {{srNo}}', { srNo })}
      </Text>
      <Text size="xs">{[mobile, address].join(' · ')}</Text>
    </div>
  )
}
