import { TextInput } from '@mantine/core'
import type { Role } from '@nivas/contract/access/administration.ts'
import { access as calls } from '@nivas/contract/access/calls.ts'
import { say } from '@nivas/contract/texts.ts'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { findSession } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { Failing } from './failing.tsx'
import { PermissionSwitches } from './permission-switches.tsx'
import { toggled } from './toggled.ts'

/** Every permission with a switch, by area; a search narrows them, and one button saves them all. */
export function RolePermissions({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useText()
  const [search, setSearch] = useState('')
  const answer = useAnswer(calls.permissions, {})
  const all = answer.data?.data
  const of = useCallForm({
    call: calls.setRolePermissions,
    draft: { name: `role-permissions.${role.id}`, title: 'Permissions', detail: role.name },
    initial: { permission_ids: role.permissions.map(({ id }) => id).sort((a, b) => a - b) },
    request: (values) => ({ ...values, id: role.id }),
    makesStale: [calls.roles],
    onSuccess: () => {
      onClose()
      // It may be the user's own role.
      void findSession()
    },
  })
  const held = of.form.values.permission_ids as readonly number[]
  return (
    <FormModal
      of={of}
      title={say('Permissions of {{name}}', { name: role.name })}
      size="wide"
      submitLabel="Save"
      onClose={onClose}
    >
      <TextInput
        label={t('Search permissions')}
        leftSection={<IconSearch size="1.1em" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        // Enter in the search must not save the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {!all && answer.error ? (
        <Failing answer={answer} />
      ) : (
        <PermissionSwitches
          all={all}
          held={held}
          search={search}
          onSwitch={(ids, on) => of.form.setFieldValue('permission_ids', toggled(held, ids, on))}
        />
      )}
    </FormModal>
  )
}
