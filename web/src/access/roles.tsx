import { Button, Text } from '@mantine/core'
import type { Role } from '@nivas/contract/access/administration.ts'
import { access as calls } from '@nivas/contract/access/calls.ts'
import { notYours } from '@nivas/contract/access/may-give.ts'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { say } from '@nivas/contract/texts.ts'
import { useState } from 'react'
import { useAnswer, useCall } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { findSession } from '../app/session.tsx'
import { addSingulars } from '../languages/en.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { listState } from '../ui/list-state.tsx'
import { LocalTable } from '../ui/local-table.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import type { Column } from '../ui/table/columns.ts'
import { HeldPermissions } from './held-permissions.tsx'
import { useMayGive } from './use-may-give.ts'

const RoleName = onDemand(async () => (await import('./role-name.tsx')).RoleName)
const RolePermissions = onDemand(async () => (await import('./role-permissions.tsx')).RolePermissions)

/** The number of permissions that a closed row names. An open row lists all of them. */
const NAMED = 3

const columns: readonly Column<Role>[] = [
  { key: 'id', title: 'Id', align: 'right', sortable: true },
  { key: 'name', title: 'Name', sortable: true, filter: 'text', pinned: true },
  {
    key: 'permissions',
    title: 'Permissions',
    inDetails: true,
    value: ({ permissions }) => permissions.map(({ name }) => name).join(', '),
    render: (role) => <FirstPermissions role={role} />,
  },
  { key: 'users_count', title: 'Users', kind: 'number', sortable: true },
]

function FirstPermissions({ role: { permissions } }: { role: Role }) {
  const names = permissions.slice(0, NAMED).map(({ name }) => name)
  const more = permissions.length > NAMED ? ' …' : ''
  return (
    <>
      {permissions.length}
      <Text span size="xs" c="dimmed">
        {names.length > 0 && ` · ${names.join(', ')}${more}`}
      </Text>
    </>
  )
}

addSingulars({ '{{count}} roles_one': '{{count}} role' })

/** Shows the roles and their permissions. */
export default function Roles() {
  const t = useText()
  const word = useWord()
  const confirm = useConfirm()
  const [open, setOpen] = useState<'add' | { edit: Role } | { permissions: Role }>()
  const close = () => setOpen(undefined)
  const roles = useAnswer(calls.roles, {})
  const added = useAnswer(calls.permissions, {}).data?.data.filter(({ is_new }) => is_new) ?? []
  const rows = roles.data?.data
  const unused = rows?.filter(({ users_count }) => users_count === 0).length ?? 0
  const mayGive = useMayGive()
  const remove = useCall(calls.removeRole, {
    // A permission that an update has added is new again when no other role has it.
    makesStale: [calls.roles, calls.users, calls.permissions, dashboard.figures],
    // It may have been the user's own role.
    onSuccess: () => void findSession(),
  })

  const ask = async ({ id, name }: Role) => {
    const yes = await confirm({
      title: say('Delete role {{name}}', { name }),
      text: 'Are you sure you want to delete this role?',
      action: 'Delete',
      danger: true,
    })
    if (yes) remove.mutate({ id })
  }

  return (
    <>
      <Heading
        state={
          added.length > 0
            ? t('An update added permissions that no role has yet: {{names}}', {
                names: added.map(({ allows }) => word(allows)).join(' · '),
              })
            : rows &&
              [
                listState(t, rows, '{{count}} roles'),
                unused > 0 && t('{{count}} of them without users', { count: unused }),
              ]
                .filter(Boolean)
                .join(', ')
        }
        action={<Button onClick={() => setOpen('add')}>{t('Add Role')}</Button>}
      />
      <LocalTable
        rows={roles}
        keep="address"
        columns={columns}
        name="roles"
        persons={false}
        label="Roles"
        rowKey={({ id }) => id}
        expand={(role) => <HeldPermissions role={role} />}
        rowActions={(role) => {
          const refused = !mayGive(role.permissions.map(({ name }) => name)) && notYours
          return [
            { label: 'Permissions', refused, onClick: () => setOpen({ permissions: role }) },
            { label: 'Edit', refused, onClick: () => setOpen({ edit: role }) },
            { label: 'Delete', refused, danger: true, onClick: () => void ask(role) },
          ]
        }}
        empty={{ text: 'Roles appear here. Each role lists what its holders may do.' }}
      />
      {open === 'add' && <RoleName onClose={close} />}
      {typeof open === 'object' && 'edit' in open && <RoleName role={open.edit} onClose={close} />}
      {typeof open === 'object' && 'permissions' in open && (
        <RolePermissions role={open.permissions} onClose={close} />
      )}
    </>
  )
}
