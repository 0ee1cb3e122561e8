import { Group, TextInput } from '@mantine/core'
import { access as calls } from '@nivas/contract/access/calls.ts'
import { isDate } from '@nivas/contract/dates.ts'
import { asciiDigits } from '@nivas/contract/digits.ts'
import { contract } from '@nivas/contract/index.ts'
import { useEffect, useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { dayOr, idOrNone, oneOf, type Reader } from '../ui/address.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { DateRange } from '../ui/fields/date-range.tsx'
import { type DayPair, useTypedDays } from '../ui/fields/range.ts'
import { areaName } from './areas.ts'
import { recordName, recordTypes } from './call-words.ts'

export type AuditValues = Record<'user_id' | 'area' | 'record_type' | 'record_id' | 'from' | 'to', string>

export const noFilters: AuditValues = {
  user_id: '',
  area: '',
  record_type: '',
  record_id: '',
  from: '',
  to: '',
}

const areas = Object.keys(contract)

export const auditReaders: Record<keyof AuditValues, Reader> = {
  user_id: idOrNone,
  area: oneOf(['', ...areas]),
  record_type: oneOf(['', ...recordTypes()]),
  record_id: idOrNone,
  from: dayOr(''),
  to: dayOr(''),
}

/**
 * Returns the request for the values in the address. It omits a number without its kind of record, and days in the
 * wrong order.
 */
export function requestOf({ user_id, area, record_type, record_id, from, to }: AuditValues) {
  return {
    ...(user_id && { user_id: Number(user_id) }),
    ...(area && { area }),
    ...(record_type && { record_type }),
    ...(record_type && record_id && { record_id: Number(record_id) }),
    ...(from && !(to && from > to) && { from }),
    ...(to && !(from && from > to) && { to }),
  }
}

type Props = { values: AuditValues; change: (values: Partial<AuditValues>) => void }

/** Filters by user, area, record and time. */
export function AuditFilters({ values, change }: Props) {
  const t = useText()
  const word = useWord()
  const people = useAnswer(calls.auditPeople, {})
  return (
    <Group gap="xs" align="flex-end">
      <ChoiceField
        width="11rem"
        label={t('Person')}
        none={t('Person')}
        from={people}
        options={people.data?.data.map(({ id, name, email }) => ({
          value: String(id),
          label: `${name} (${email})`,
        }))}
        chosen={values.user_id}
        onChoose={(id) => change({ user_id: id })}
      />
      <ChoiceField
        width="8.5rem"
        label={t('Area')}
        none={t('Area')}
        options={areas.map((area) => ({ value: area, label: word(areaName(area)) }))}
        chosen={values.area}
        onChoose={(area) => change({ area, record_type: '', record_id: '' })}
      />
      <ChoiceField
        width="9rem"
        label={t('Kind of record')}
        none={t('Kind of record')}
        options={recordTypes(values.area).map((type) => ({ value: type, label: word(recordName(type)) }))}
        chosen={values.record_type}
        onChoose={(type) => change({ record_type: type, record_id: '' })}
      />
      {values.record_type !== '' && (
        <RecordNumber value={values.record_id} onChange={(record_id) => change({ record_id })} />
      )}
      <Days from={values.from} to={values.to} change={change} />
    </Group>
  )
}

/** A field for the number of a record. The list updates at Enter or when the user leaves the field. */
function RecordNumber({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useText()
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const ask = () => typed !== value && onChange(typed)
  return (
    <TextInput
      w="8rem"
      aria-label={t('Number of the record')}
      placeholder={t('Number')}
      inputMode="numeric"
      maxLength={9}
      value={typed}
      onChange={(event) => setTyped(asciiDigits(event.currentTarget.value).replace(/\D/g, ''))}
      onBlur={ask}
      onKeyDown={(event) => event.key === 'Enter' && ask()}
    />
  )
}

/** Two fields for days, which may each be empty. The list updates once the days are in order. */
function Days({ from, to, change }: { from: string; to: string; change: Props['change'] }) {
  const [typed, setTyped] = useTypedDays({ from: from || null, to: to || null })
  const set = (pair: DayPair) => {
    setTyped(pair)
    const [first, last] = [pair.from ?? '', pair.to ?? '']
    const inOrder = !isDate(first) || !isDate(last) || first <= last
    if (inOrder) change({ from: first, to: last })
  }
  return <DateRange kind="days" value={typed} onChange={set} />
}
