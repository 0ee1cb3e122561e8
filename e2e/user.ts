import { access } from '@nivas/contract/access/calls.ts'
import type { Permission } from '@nivas/contract/permissions.ts'
import { office, ownName } from './office.ts'

/** Makes a user with only these permissions. */
export async function makeUser(...permissions: Permission[]) {
  const known = await office(access.permissions, {})
  const role = await office(access.addRole, { name: ownName('Counter') })
  const permission_ids = known.flatMap(({ id, name }) =>
    permissions.includes(name as Permission) ? [id] : [],
  )
  await office(access.setRolePermissions, { id: role.id, permission_ids })
  const user = {
    email: `${ownName('asha').replaceAll(' ', '.').toLowerCase()}@example.org`,
    password: 'six blue lotus ponds',
  }
  await office(access.addUser, { ...user, name: ownName('Asha Rao'), role_ids: [role.id] })
  return { ...user, role }
}
