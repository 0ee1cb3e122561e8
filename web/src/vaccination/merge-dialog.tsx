import { Button, Group, Stack, Text } from '@mantine/core'
import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import type { Person } from '@nivas/contract/vaccination/schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useCall } from '../api/hooks.ts'
import { makeStale } from '../api/make-stale.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { keepFocus } from '../ui/keep-focus.ts'
import { KeepOpen } from '../ui/keep-open.ts'
import { LookUp } from '../ui/look-up.tsx'
import { Refusal, useRefusal } from '../ui/refusal.tsx'
import { staleRecords } from './stale.ts'

/** The number of records that the search shows at most. */
const MOST_SHOWN = 10

type Props = { person: Person; onClose: () => void; onMerged: (id: number, other: number) => void }

/** The dialog that merges a second record of the same person into this one. */
export function MergeDialog({ person, onClose, onMerged }: Props) {
  const t = useText()
  const client = useQueryClient()
  const [other, setOther] = useState<Person>()
  const isSame = other?.id === person.id
  const button = useRef<HTMLButtonElement>(null)
  const refusal = useRefusal()
  const merge = useCall(calls.merge, {
    makesStale: staleRecords,
    failsQuietly: true,
    quiet: true,
    onFailure: (failure) => {
      refusal.show(failure)
      keepFocus(button.current)
      // If the record has changed, the list is read again, and the dialog can be reopened with it.
      void makeStale(client, calls.persons)
    },
  })
  const submit = () => {
    if (!other || merge.isPending) return
    refusal.dismiss()
    const request = { id: person.id, version: person.version, other: other.id, otherVersion: other.version }
    void merge.mutateAsync(request).then(
      () => onMerged(person.id, other.id),
      // The dialog shows the failure.
      () => undefined,
    )
  }
  return (
    <Dialog title="Merge records of one person" size="small" onClose={onClose}>
      <KeepOpen when={merge.isPending} />
      <Stack gap="sm">
        <Refusal text={refusal.text} onDismiss={refusal.dismiss} />
        <Text size="sm">{t('Record to keep')}</Text>
        <OnePerson person={person} />
        <LookUp
          call={calls.persons}
          request={(filter) => ({ filter, per_page: MOST_SHOWN })}
          fewest={1}
          most={100}
          mostFound={MOST_SHOWN}
          data-autofocus
          label={t('Search the other record')}
          description={t('Name, mobile number or Sr.No')}
          nothing={t('No record found.')}
          rowKey={({ id }) => String(id)}
          show={(one) => <OnePerson person={one} />}
          onChoose={(one) => {
            refusal.dismiss()
            setOther(one)
          }}
        />
        <div role="status">
          {other && !isSame && (
            <>
              <Text size="sm">{t('Record to merge into it. This can be undone for two minutes.')}</Text>
              <OnePerson person={other} />
            </>
          )}
          {isSame && (
            <Text size="sm" c="red">
              {t('Please choose another record')}
            </Text>
          )}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={merge.isPending}>
            {t('Cancel')}
          </Button>
          <Button ref={button} disabled={!other || isSame} loading={merge.isPending} onClick={submit}>
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
