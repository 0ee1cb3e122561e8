import { electrical } from '@nivas/contract/electrical/calls.ts'
import { reportList, reportNamed } from '@nivas/contract/reports/report-list.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { schedules as calls } from '@nivas/contract/schedules/calls.ts'
import { hourOfDay } from '@nivas/contract/schedules/hour-of-day.ts'
import { rhythms } from '@nivas/contract/schedules/range-before.ts'
import { ScheduleForm as Form, type Schedule } from '@nivas/contract/schedules/schemas.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { ManySelect } from '../ui/fields/many-select.tsx'
import { NamedSelect } from '../ui/fields/named-select.tsx'
import { Select } from '../ui/fields/select.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { SetUpFirst } from '../ui/set-up-first.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourOfDay(hour) }))

type Props = { schedule: Schedule | undefined; onClose: () => void }

/** The form that adds a report by mail, or changes the given one. */
export function ScheduleForm({ schedule, onClose }: Props) {
  const t = useText()
  const of = useCallForm({
    call: schedule ? calls.edit : calls.add,
    schema: Form,
    draft: schedule
      ? { name: `edit-report-mail.${schedule.id}`, title: 'Edit the report by mail' }
      : { name: 'add-report-mail', title: 'Add a report by mail' },
    without: ['id'],
    initial: {
      report: schedule?.report ?? '',
      every: schedule?.every ?? 'Daily',
      hour: schedule?.hour ?? 6,
      event_id: schedule?.event?.id ?? null,
      group_id: schedule?.group?.id ?? null,
      user_ids: schedule?.receivers.map(({ id }) => id) ?? [],
    },
    // Only changed fields are sent: a colleague may have changed others since the list was read.
    request: (values, changed) => {
      if (!schedule) return values
      const { report, event_id, group_id } = values
      const isOther = ['report', 'event_id', 'group_id'].some((field) => field in changed)
      return {
        ...changed,
        ...(isOther && { report, event_id, group_id }),
        id: schedule.id,
      }
    },
    makesStale: [calls.list, calls.receivers],
    onSuccess: onClose,
  })
  const { form } = of
  const report = form.values.report ?? ''
  const users = useAnswer(calls.receivers, { report: report || '-' }, { enabled: report !== '' })
  const about = reportNamed(report)?.about
  const events = useAnswer(reservations.eventTypes, {})
  const groups = useAnswer(electrical.groups, {}, { enabled: about === 'group' })
  const chosen = form.values.user_ids.filter((id) => typeof id === 'number')
  const listed = users.data?.data ?? []
  // Deleted users are not in the list of users.
  const gone = (schedule?.receivers ?? []).filter(({ id }) => !listed.some((user) => user.id === id))
  // Users who may not see the report cannot be chosen; receivers chosen before stay until they are removed.
  const options = [...listed, ...gone]
    .filter(({ id, refused }) => !refused || chosen.includes(id))
    .map(({ id, name, email }) => ({ value: String(id), label: `${name}, ${email}` }))
  const receivers = form.getInputProps('user_ids')
  return (
    <FormModal
      of={of}
      title={schedule ? 'Edit the report by mail' : 'Add a report by mail'}
      submitLabel={schedule ? 'Save' : 'Add a report by mail'}
      size="small"
      onClose={onClose}
    >
      <Select
        label={t('Report')}
        data={reportList.map(({ name, title }) => ({ value: name, label: t(title) }))}
        {...form.getInputProps('report')}
        value={report || null}
        onChange={(name) => form.setFieldValue('report', name ?? '')}
        searchable
        required
      />
      {about === 'event' && (
        <NamedSelect
          label={t('Bhandara/Satsang')}
          options={events.data?.data}
          from={events}
          {...form.getInputProps('event_id')}
          onChange={(id) => form.setFieldValue('event_id', id || null)}
          required
        />
      )}
      {about === 'group' && (
        <NamedSelect
          label={t('Satsangi group')}
          options={groups.data?.data}
          from={groups}
          setUp={<SetUpFirst text="No satsangi group yet." to="/electrical/satsangi-groups" />}
          {...form.getInputProps('group_id')}
          onChange={(id) => form.setFieldValue('group_id', id || null)}
          searchable
          required
        />
      )}
      <Select
        label={t('How often')}
        data={rhythms.map((every) => ({ value: every, label: t(every) }))}
        {...form.getInputProps('every')}
        required
      />
      <Select
        label={t('From this hour')}
        data={hours}
        {...form.getInputProps('hour')}
        value={String(form.values.hour)}
        onChange={(hour) => form.setFieldValue('hour', Number(hour))}
        required
      />
      <ManySelect
        label={t('Recipients')}
        description={t('Users who currently have access to this report.')}
        data={options}
        disabled={report === ''}
        nothingFoundMessage={t('No user with this name has access to it.')}
        {...receivers}
        {...(hasFailed(users) && { error: <LoadFailure of={users} /> })}
        value={chosen.map(String)}
        onChange={(ids) => form.setFieldValue('user_ids', ids.map(Number))}
        required
      />
    </FormModal>
  )
}
