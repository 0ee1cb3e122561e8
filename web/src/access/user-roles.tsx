import { Switch, Text } from '@mantine/core'
import type { Role, User } from '@nivas/contract/access/administration.ts'
import { access as calls } from '@nivas/contract/access/calls.ts'
import { notYours } from '@nivas/contract/access/may-give.ts'
import { say } from '@nivas/contract/texts.ts'
import { useAnswer, useAnswerOnOpening } from '../api/hooks.ts'
import { findSession, useUser } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormLoading } from '../ui/form/form-loading.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { useLeaveGuard } from '../ui/form/use-leave-guard.ts'
import { SmallTable } from '../ui/small-table.tsx'
import { Failing } from './failing.tsx'
import { toggled } from './toggled.ts'
import { useMayGive } from './use-may-give.ts'

type Props = { user: User; onClose: () => void }

const titleOf = ({ name }: User) => say('Roles of {{name}}', { name })

/** Shows every role with a switch. One button saves them all. */
export function UserRoles({ user, onClose }: Props) {
  const answer = useAnswerOnOpening(calls.user, { id: user.id })
  if (answer.data) return <Form user={answer.data.data} onClose={onClose} />
  return (
    <Dialog title={titleOf(user)} onClose={onClose}>
      <FormLoading answer={answer} />
    </Dialog>
  )
}

function Form({ user, onClose }: Props) {
  const t = useText()
  const self = useUser()?.id === user.id
  const mayGive = useMayGive()
  const isAbove = ({ permissions }: Role) => !mayGive(permissions.map(({ name }) => name))
  const answer = useAnswer(calls.roles, {})
  const roles = answer.data?.data
  const known_role_ids = user.roles.map(({ id }) => id).sort((a, b) => a - b)
  // Has no draft, because yesterday's list would be saved in place of today's.
  const of = useCallForm({
    call: calls.setUserRoles,
    initial: { role_ids: known_role_ids },
    without: ['known_role_ids'],
    request: (values) => ({ ...values, known_role_ids, id: user.id }),
    makesStale: [calls.users, calls.roles],
    onSuccess: () => {
      onClose()
      // The permissions of the signed-in user have changed.
      if (self) void findSession()
    },
  })
  useLeaveGuard(of.isUnsaved, { title: 'Roles', detail: user.name, isKept: () => false })
  const held = of.form.values.role_ids as readonly number[]
  const toggle = ({ id }: Role) => of.form.setFieldValue('role_ids', toggled(held, [id], !held.includes(id)))
  return (
    <FormModal of={of} title={titleOf(user)} submitLabel="Save" onClose={onClose}>
      {!roles && answer.error ? (
        <Failing answer={answer} />
      ) : (
        <>
          {roles?.some(isAbove) && (
            <Text size="sm" c="dimmed">
              {t(
                'Roles that hold more permissions than you are disabled. Someone who manages both users and roles can give or remove them.',
              )}
            </Text>
          )}
          <SmallTable
            label="Roles"
            rows={roles}
            rowKey={({ id }) => id}
            columns={[
              { key: 'name', title: 'Role Name' },
              {
                key: 'on',
                title: 'On/Off',
                value: ({ id }) => held.includes(id),
                render: (role) => (
                  <Switch
                    aria-label={role.name}
                    checked={held.includes(role.id)}
                    disabled={isAbove(role)}
                    {...(isAbove(role) && { title: t(notYours) })}
                    onChange={() => toggle(role)}
                  />
                ),
              },
            ]}
            empty="There are no roles yet."
          />
        </>
      )}
    </FormModal>
  )
}
