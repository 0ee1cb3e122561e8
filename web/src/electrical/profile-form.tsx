import { SimpleGrid, Switch, TextInput } from '@mantine/core'
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
import { changedItems, withChanged } from '../ui/form/changed-items.ts'
import type { DraftOf } from '../ui/form/draft.ts'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { SetUpFirst } from '../ui/set-up-first.tsx'
import { NameInput } from '../ui/transliteration/name-input.tsx'
import { ChargeFields, MeterFields } from './profile-fields.tsx'
import { staleSetUp } from './stale.ts'

type Props = { id: number | undefined; onClose: () => void }

const noCharges = say('Something went when wrong getting Bhaint Types. Please contact administrator.')

const title = (id: number | undefined) => (id ? 'Edit Satsangi Profile' : 'Add Satsangi Profile')

/** The dialog that adds a house, or changes the one with this id. */
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

type FormProps = {
  profile: ProfileToEdit | undefined
  charges: readonly ProfileCharge[]
  onClose: () => void
}

/** The schema with the fields of both calls. */
const AnyProfile = NewProfile.extend({ enabled: EditProfile.shape.enabled })
export type ProfileValues = DraftOf<typeof AnyProfile>

/** The form, when its initial values are known. */
function Form({ profile, charges, onClose }: FormProps) {
  const t = useText()
  const lines = useAnswer(calls.lines, {})
  const groups = useAnswer(calls.groups, {})
  const first: ProfileValues['chargeTypes'] = charges.map(({ id, amount, enabled }) => ({
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
      // Stores only the changed charges: before a draft is restored a colleague may change the Bhaint types.
      typedIn: (values): ProfileValues => ({
        ...values,
        chargeTypes: changedItems(values.chargeTypes, first),
      }),
      // If the house was read since, its first reading is fixed and has no field.
      fillsIn: ({ chargeTypes = [], firstreading, ...rest }, present): Partial<ProfileValues> => ({
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
      // Only changed fields are sent, and the charges together: a colleague may change others in the meantime.
      const { houseno: _houseno, enabled, ...rest } = changed
      return {
        ...rest,
        id: profile.id,
        ...(enabled !== undefined && { enabled }),
        // An empty field means 0, as for a new house; if it were left out, the reading would stay.
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
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('House No')}
          {...form.getInputProps('houseno')}
          readOnly={profile !== undefined}
          required
        />
        <NameInput label={t('Satsangi Name')} {...form.getInputProps('name')} required />
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
      </SimpleGrid>
      <MeterFields form={form} profile={profile} />
      <ChargeFields form={form} charges={charges} />
      {profile?.lefton === null && (
        <Switch
          label={t('House is read and billed')}
          {...form.getInputProps('enabled', { type: 'checkbox' })}
        />
      )}
    </FormModal>
  )
}
