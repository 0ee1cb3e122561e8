import { Alert, Group, Select, Switch, TextInput } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { EditProfile, NewProfile } from '@nivas/contract/electrical/forms.ts'
import type { ProfileCharge, ProfileToEdit } from '@nivas/contract/electrical/schemas.ts'
import { say } from '@nivas/contract/texts.ts'
import { useEffect, useRef } from 'react'
import { failureText, wasLost } from '../api/failure.ts'
import { useAnswer, useAnswerOnOpening } from '../api/hooks.ts'
import { notify } from '../api/notices.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { NamedSelect } from '../ui/fields/named-select.tsx'
import { NumberField } from '../ui/fields/number-field.tsx'
import { changedItems, withChanged } from '../ui/form/changed-items.ts'
import type { DraftOf } from '../ui/form/draft.ts'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { SetUpFirst } from '../ui/set-up-first.tsx'
import { NameInput } from '../ui/transliteration/name-input.tsx'
import { rateInput } from './rate-input.ts'
import { staleSetUp } from './stale.ts'

type Props = { id: number | undefined; onClose: () => void }

const noCharges = say('Something went when wrong getting Bhaint Types. Please contact administrator.')

const title = (id: number | undefined) => (id ? 'Edit Satsangi Profile' : 'Add Satsangi Profile')

/** Adds a house, or changes the one with this id. */
export function ProfileForm({ id, onClose }: Props) {
  const t = useText()
  const close = useRef(onClose)
  close.current = onClose
  const profile = useAnswerOnOpening(calls.profile, { id: id ?? 1 }, { enabled: id !== undefined })
  const charges = useAnswerOnOpening(calls.activeCharges, {}, { enabled: id === undefined })
  const toEdit = id === undefined ? undefined : profile.data?.data
  const start = id === undefined ? charges.data?.data : toEdit?.chargeTypes
  const failure = id === undefined && !start ? charges.error : null
  useEffect(() => {
    if (!failure) return
    notify.failure(t(wasLost(failure) ? failureText(failure) : noCharges))
    close.current()
  }, [failure, t])
  if (!start)
    return (
      <Dialog title={title(id)} onClose={onClose} staysOnEscape>
        <FormLoading answer={profile} />
      </Dialog>
    )
  return <Form profile={toEdit} charges={start} onClose={onClose} />
}

const meterTypes = ['Single phase', 'Three phase'] as const

type FormProps = {
  profile: ProfileToEdit | undefined
  charges: readonly ProfileCharge[]
  onClose: () => void
}

const AnyProfile = NewProfile.extend({ enabled: EditProfile.shape.enabled })
type Values = DraftOf<typeof AnyProfile>

function Form({ profile, charges, onClose }: FormProps) {
  const t = useText()
  const lines = useAnswer(calls.lines, {})
  const groups = useAnswer(calls.groups, {})
  const first: Values['chargeTypes'] = charges.map(({ id, amount, enabled }) => ({
    id,
    amount,
    enabled: enabled > 0,
  }))
  const of = useCallForm({
    call: profile ? calls.updateProfile : calls.addProfile,
    schema: AnyProfile,
    draft: {
      name: profile ? `edit-profile.${profile.id}` : 'add-profile',
      title: title(profile?.id),
      ...(profile && { detail: profile.houseno }),
      // A colleague may add, rename or switch off a Bhaint type, or change its amount, before it is restored.
      typedIn: (values): Values => ({ ...values, chargeTypes: changedItems(values.chargeTypes, first) }),
      // The house may have been read since: its first reading stays then, and has no field.
      fillsIn: ({ chargeTypes = [], firstreading, ...rest }, present): Partial<Values> => ({
        ...rest,
        ...(firstreading !== undefined && profile?.firstreading !== null && { firstreading }),
        chargeTypes: withChanged(present.chargeTypes, chargeTypes),
      }),
    },
    without: ['id'],
    initial: {
      name: profile?.name ?? '',
      houseno: profile?.houseno ?? '',
      meterno: profile?.meterno ?? '',
      metertype: profile?.metertype ?? '',
      electricline: profile?.electricline ?? '',
      groupid: profile?.groupid ?? '',
      firstreading: profile?.firstreading ?? '',
      enabled: profile?.enabled !== 0,
      chargeTypes: first,
    },
    request: ({ enabled: _enabled, ...values }, changed) => {
      if (!profile) return values
      // Only what was changed, and all charges together: a colleague may change the rest meanwhile.
      const { houseno: _houseno, enabled, ...rest } = changed
      return {
        ...rest,
        id: profile.id,
        ...(enabled !== undefined && { enabled }),
        // Empty it is 0, as for a new house; left out it would stay.
        ...('firstreading' in changed && { firstreading: changed.firstreading ?? 0 }),
      }
    },
    makesStale: staleSetUp,
    subject: ({ data }) => `${data.houseno} ${data.name}`,
    onSuccess: onClose,
  })
  const { form } = of
  const open = lines.data?.data.filter((line) => line.isEnabled > 0 || line.id === profile?.electricline)
  return (
    <FormModal
      of={of}
      title={title(profile?.id)}
      submitLabel={profile ? 'Save' : 'Add Satsangi Profile'}
      onClose={onClose}
      staysOnEscape
    >
      <Group grow align="flex-start">
        <TextInput
          label={t('House No')}
          {...form.getInputProps('houseno')}
          readOnly={profile !== undefined}
          required
        />
        <NameInput label={t('Satsangi Name')} {...form.getInputProps('name')} required />
      </Group>
      <Group grow align="flex-start">
        <NamedSelect
          label={t('Electric line')}
          options={open?.map(({ id, lineName }) => ({ id, name: lineName }))}
          from={lines}
          setUp={<SetUpFirst text="No electric line is in use yet." to="/electrical/electric-lines" />}
          {...form.getInputProps('electricline')}
          searchable
          required
        />
        <NamedSelect
          label={t('Satsangi group')}
          options={groups.data?.data}
          from={groups}
          setUp={<SetUpFirst text="No satsangi group yet." to="/electrical/satsangi-groups" />}
          {...form.getInputProps('groupid')}
          searchable
          required
        />
      </Group>
      <Group grow align="flex-start">
        <TextInput
          label={t('Meter number')}
          {...form.getInputProps('meterno')}
          value={form.values.meterno ?? ''}
        />
        <Select
          label={t('Meter type')}
          data={[...new Set([...meterTypes, ...(profile?.metertype ? [profile.metertype] : [])])].map(
            (value) => ({
              value,
              label: value === 'Single phase' || value === 'Three phase' ? t(value) : value,
            }),
          )}
          {...form.getInputProps('metertype')}
          value={form.values.metertype || null}
          clearable
        />
        {profile?.firstreading !== null && (
          <NumberField label={t('First reading')} {...form.getInputProps('firstreading')} {...rateInput} />
        )}
      </Group>
      {charges.length === 0 && (
        <Alert color="orange" p="xs">
          <SetUpFirst
            text="There are no Bhaint types yet: this house would be billed nothing."
            to="/electrical/bhaint-types"
          />
        </Alert>
      )}
      {charges.map((charge, at) => (
        <Group key={charge.id} align="flex-end" wrap="nowrap">
          <NumberField
            flex={1}
            label={charge.name}
            description={charge.fixedcharges > 0 ? t('Rupees a month') : t('Rupees a unit')}
            {...form.getInputProps(`chargeTypes.${at}.amount`)}
            {...rateInput}
            required
          />
          <Switch
            mb="xs"
            aria-label={t('Charge {{name}}', { name: charge.name })}
            label={t('Enabled')}
            {...form.getInputProps(`chargeTypes.${at}.enabled`, { type: 'checkbox' })}
          />
        </Group>
      ))}
      {profile?.lefton === null && (
        <Switch
          label={t('House is read and billed')}
          {...form.getInputProps('enabled', { type: 'checkbox' })}
        />
      )}
    </FormModal>
  )
}
