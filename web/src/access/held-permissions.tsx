import { List, SimpleGrid, Text } from '@mantine/core'
import type { Role } from '@nivas/contract/access/administration.ts'
import { permissionList } from '@nivas/contract/permissions.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { byArea } from './by-area.ts'

const everything = permissionList.map(([name, area, allows]) => ({ name, area, allows }))

/** Shows all permissions of a role as sentences, by area. */
export function HeldPermissions({ role }: { role: Role }) {
  const t = useText()
  const word = useWord()
  const held = new Set(role.permissions.map(({ name }) => name))
  const groups = byArea(everything.filter(({ name }) => held.has(name)))
  if (groups.length === 0) return <Text size="sm">{t('This role has no permissions yet.')}</Text>
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
      {groups.map(({ area, title, permissions }) => (
        <div key={area}>
          <Text size="sm" fw={600}>
            {word(title)}
          </Text>
          <List size="sm">
            {permissions.map(({ name, allows }) => (
              <List.Item key={name}>{t(allows)}</List.Item>
            ))}
          </List>
        </div>
      ))}
    </SimpleGrid>
  )
}
