import { Switch, TextInput } from '@mantine/core'
import { access as calls } from '@nivas/contract/access/calls.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { ManySelect } from '../ui/fields/many-select.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { useMayGive } from './use-may-give.ts'
import { usePasswordHint } from './use-password-hint.ts'

/** Adds a user with the roles they need, or a shared account for a device at a counter. */
export function AddUser({ onClose }: { onClose: () => void }) {
  const t = useText()
  const hint = usePasswordHint()
  const mayGive = useMayGive()
  const roles = useAnswer(calls.roles, {})
  const of = useCallForm({
    call: calls.addUser,
    draft: { name: 'add-user', title: 'Add User' },
    initial: { name: '', email: '', password: '', account_type: 'user', role_ids: [] },
    makesStale: [calls.users, calls.roles],
    onSuccess: onClose,
  })
  const { form } = of
  const chosen = form.getInputProps('role_ids')
  return (
    <FormModal of={of} title="Add User" submitLabel="Add User" onClose={onClose}>
      <TextInput label={t('Name')} {...form.getInputProps('name')} required autoComplete="off" />
      <TextInput
        label={t('Email')}
        type="email"
        {...form.getInputProps('email')}
        required
        autoComplete="off"
      />
      <PasswordField
        label={t('Password')}
        description={hint}
        {...form.getInputProps('password')}
        required
        autoComplete="new-password"
      />
      <ManySelect
        label={t('Roles')}
        data={roles.data?.data.map(({ id, name, permissions }) => ({
          value: String(id),
          label: name,
          disabled: !mayGive(permissions.map((permission) => permission.name)),
        }))}
        {...chosen}
        {...(hasFailed(roles) && { error: <LoadFailure of={roles} /> })}
        value={(form.values.role_ids ?? []).map(String)}
        onChange={(ids) => chosen.onChange(ids.map(Number))}
        clearable
        // The list stays open for the next role. Above the field it does not cover the buttons.
        comboboxProps={{ position: 'top' }}
      />
      <Switch
        label={t('Shared account at a counter')}
        description={t('For a device that several people use. It cannot change settings, users or roles.')}
        checked={form.values.account_type === 'mower'}
        onChange={(event) =>
          form.setFieldValue('account_type', event.currentTarget.checked ? 'mower' : 'user')
        }
      />
    </FormModal>
  )
}
