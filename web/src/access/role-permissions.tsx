import { TextInput } from '@mantine/core'
import type { Role } from '@nivas/contract/access/administration.ts'
import { access as calls } from '@nivas/contract/access/calls.ts'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { say } from '@nivas/contract/texts.ts'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer, useAnswerOnOpening } from '../api/hooks.ts'
import { findSession } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { useLeaveGuard } from '../ui/form/use-leave-guard.ts'
import { Failing } from './failing.tsx'
import { PermissionSwitches } from './permission-switches.tsx'
import { toggled } from './toggled.ts'

type Props = { role: Role; onClose: () => void }

const titleOf = ({ name }: Role) => say('Permissions of {{name}}', { name })

/** Shows every permission with a switch, by area. A search filters them, and one button saves them all. */
export function RolePermissions({ role, onClose }: Props) {
  const answer = useAnswerOnOpening(calls.roles, {})
  // If the role was deleted since, the server refuses to save it.
  const now = answer.data && (answer.data.data.find(({ id }) => id === role.id) ?? role)
  if (now) return <Form role={now} onClose={onClose} />
  return (
    <Dialog title={titleOf(role)} onClose={onClose} size="wide">
      <FormLoading answer={answer} />
    </Dialog>
  )
}

function Form({ role, onClose }: Props) {
  const t = useText()
  const [search, setSearch] = useState('')
  const answer = useAnswer(calls.permissions, {})
  const all = answer.data?.data
  const known_permission_ids = role.permissions.map(({ id }) => id).sort((a, b) => a - b)
  // Has no draft, because yesterday's list would be saved in place of today's.
  const of = useCallForm({
    call: calls.setRolePermissions,
    initial: { permission_ids: known_permission_ids },
    without: ['known_permission_ids'],
    request: (values) => ({ ...values, known_permission_ids, id: role.id }),
    makesStale: [calls.roles, calls.permissions, dashboard.figures],
    onSuccess: () => {
      onClose()
      // It may be the user's own role.
      void findSession()
    },
  })
  useLeaveGuard(of.isUnsaved, { title: 'Permissions', detail: role.name, isKept: () => false })
  const held = of.form.values.permission_ids as readonly number[]
  return (
    <FormModal of={of} title={titleOf(role)} size="wide" submitLabel="Save" onClose={onClose}>
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
