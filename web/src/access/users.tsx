import { Button, Text } from '@mantine/core'
import type { User } from '@nivas/contract/access/administration.ts'
import { access as calls } from '@nivas/contract/access/calls.ts'
import { notYours } from '@nivas/contract/access/may-give.ts'
import { say } from '@nivas/contract/texts.ts'
import { useState } from 'react'
import { useAnswer, useCall } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { addSingulars } from '../languages/en.ts'
import { useText } from '../languages/use-text.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { FoundState, useFound } from '../ui/list-state.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { type ServerColumn, ServerTable } from '../ui/server-table.tsx'
import { useMayGive } from './use-may-give.ts'

const AddUser = onDemand(async () => (await import('./add-user.tsx')).AddUser)
const EditUser = onDemand(async () => (await import('./edit-user.tsx')).EditUser)
const UserRoles = onDemand(async () => (await import('./user-roles.tsx')).UserRoles)

const columns: readonly ServerColumn<typeof calls.users>[] = [
  { key: 'id', title: 'Id', align: 'right', sortable: true, filter: 'text' },
  {
    key: 'name',
    title: 'Name',
    sortable: true,
    filter: 'text',
    pinned: true,
    render: (user) => <NameOf user={user} />,
  },
  { key: 'email', title: 'Email', sortable: true, filter: 'text' },
  {
    key: 'roles',
    title: 'Roles',
    filter: 'text',
    value: ({ roles }) => roles.map(({ name }) => name).join(', '),
  },
  { key: 'created_at', title: 'Created', kind: 'moment', hiddenAtFirst: true },
]

function NameOf({ user }: { user: User }) {
  const t = useText()
  return (
    <>
      {user.name}
      {user.account_type === 'mower' && (
        <Text span size="xs" c="dimmed" fw={400}>
          {` · ${t('Shared account')}`}
        </Text>
      )}
    </>
  )
}

addSingulars({ '{{count}} users_one': '{{count}} user' })

/** Shows the staff and the shared accounts at counters, to add them, give them roles and delete them. */
export default function Users() {
  const t = useText()
  const found = useFound<User>()
  const confirm = useConfirm()
  const [open, setOpen] = useState<'add' | { edit: User } | { roles: User }>()
  const close = () => setOpen(undefined)
  const mayGive = useMayGive()
  const permissionsOf = new Map(
    useAnswer(calls.roles, {}).data?.data.map(({ id, permissions }) => [id, permissions]),
  )
  const isAbove = ({ roles }: User) =>
    !mayGive(roles.flatMap(({ id }) => permissionsOf.get(id) ?? []).map(({ name }) => name))
  const remove = useCall(calls.removeUser, { makesStale: [calls.users, calls.roles] })

  const ask = async ({ id, name }: User) => {
    const yes = await confirm({
      title: say('Delete user {{name}}', { name }),
      text: 'Are you sure you want to delete this user?',
      action: 'Delete',
      danger: true,
    })
    if (yes) remove.mutate({ id })
  }

  return (
    <>
      <Heading
        state={<FoundState of={found} text="{{count}} users" />}
        action={<Button onClick={() => setOpen('add')}>{t('Add User')}</Button>}
      />
      <ServerTable
        call={calls.users}
        found={found}
        columns={columns}
        name="users"
        label="Users"
        rowKey={({ id }) => id}
        rowActions={(user) => {
          const refused = isAbove(user) && notYours
          return [
            { label: 'Roles', onClick: () => setOpen({ roles: user }) },
            { label: 'Edit', refused, onClick: () => setOpen({ edit: user }) },
            { label: 'Delete', refused, danger: true, onClick: () => void ask(user) },
          ]
        }}
        empty={{ text: 'Users appear here.' }}
      />
      {open === 'add' && <AddUser onClose={close} />}
      {typeof open === 'object' && 'edit' in open && <EditUser user={open.edit} onClose={close} />}
      {typeof open === 'object' && 'roles' in open && <UserRoles user={open.roles} onClose={close} />}
    </>
  )
}
