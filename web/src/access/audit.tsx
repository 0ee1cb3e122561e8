import { Anchor, Text } from '@mantine/core'
import type { AuditRow } from '@nivas/contract/access/audit.ts'
import { access as calls } from '@nivas/contract/access/calls.ts'
import { useMemo } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { addSingulars } from '../languages/en.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { FoundState, useFound } from '../ui/list-state.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import { useAddress } from '../ui/use-address.ts'
import { AuditFilters, type AuditValues, auditReaders, noFilters, requestOf } from './audit-filters.tsx'
import { recordName, summaryOf } from './call-words.ts'

const AuditedInput = onDemand(async () => (await import('./audited-input.tsx')).AuditedInput)

addSingulars({ '{{count}} changes_one': '{{count}} change' })

/** Shows who changed what, the newest first. The number of a record links to its other entries. */
export default function Audit() {
  const t = useText()
  const found = useFound<AuditRow>()
  const word = useWord()
  const [values, change] = useAddress<keyof AuditValues>(auditReaders)
  const people = useAnswer(calls.auditPeople, {}).data?.data

  const columns = useMemo((): readonly ServerColumn<typeof calls.audit>[] => {
    const only = ({ record_type, record_id }: AuditRow) =>
      change({ ...noFilters, record_type: record_type ?? '', record_id: String(record_id) })
    // A deleted user appears on no other screen, so the name is needed here.
    const names = new Map(people?.map(({ id, name }) => [id, name]))
    const recordOf = ({ record_type, record_id, said: { deleted } }: AuditRow) => {
      if (record_type === null) return ''
      const user = record_type === 'user' && record_id !== null && names.get(record_id)
      const name = user || (typeof deleted === 'string' && deleted)
      return `${word(recordName(record_type))} ${record_id ?? ''}${name ? `: ${name}` : ''}`
    }
    return [
      { key: 'at', title: 'When', kind: 'moment', pinned: true },
      { key: 'user', title: 'Who', value: ({ user }) => user?.name },
      {
        key: 'call',
        title: 'What',
        value: ({ call }) => word(summaryOf(call)),
        // The main column is shown in full.
        render: ({ call }) => (
          <Text size="sm" miw="14rem" style={{ whiteSpace: 'normal' }}>
            {word(summaryOf(call))}
          </Text>
        ),
      },
      {
        key: 'record',
        title: 'Record',
        value: recordOf,
        render: (row) =>
          row.record_id === null ? (
            recordOf(row)
          ) : (
            <Anchor
              component="button"
              type="button"
              size="sm"
              title={t('Everything about this record')}
              onClick={() => only(row)}
            >
              {recordOf(row)}
            </Anchor>
          ),
      },
      { key: 'address', title: 'Network address' },
      { key: 'id', title: 'Id', align: 'right', hiddenAtFirst: true },
    ]
  }, [t, word, change, people])

  return (
    <>
      <Heading state={<FoundState of={found} text="{{count}} changes" />} />
      <ServerTable
        call={calls.audit}
        found={found}
        request={requestOf(values)}
        columns={columns}
        name="audit"
        label="Audit"
        rowKey={({ id }) => id}
        expand={(row) => <AuditedInput entry={row} />}
        controls={<AuditFilters values={values} change={change} />}
        clearControls={Object.values(values).some(Boolean) && ((how) => change(noFilters, how))}
        empty={{ text: 'Every change that staff make appears here.' }}
      />
    </>
  )
}
