import { Badge, Group, SimpleGrid, Skeleton, Stack, Switch, Text, Title } from '@mantine/core'
import type { PermissionRow } from '@nivas/contract/access/administration.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { byArea, narrowed } from './by-area.ts'
import { useMayGive } from './use-may-give.ts'

type Props = {
  /** Undefined while the permissions load. */
  all: readonly PermissionRow[] | undefined
  held: readonly number[]
  search: string
  onSwitch: (ids: readonly number[], on: boolean) => void
}

/**
 * Shows one switch for each area, and one for each permission with a sentence that describes it. Permissions that the
 * user may not give are disabled.
 */
export function PermissionSwitches({ all, held, search, onSwitch }: Props) {
  const t = useText()
  const mayGive = useMayGive()
  const word = useWord()
  if (!all) return <Skeleton h="20rem" />
  const groups = byArea(narrowed(all, search, word))
  if (groups.length === 0) return <Text role="status">{t('No permission matches.')}</Text>
  return (
    <Stack gap="lg">
      {groups.map(({ area, title, permissions }) => {
        const mine = permissions.filter(({ name }) => mayGive([name])).map(({ id }) => id)
        const on = mine.filter((id) => held.includes(id)).length
        return (
          <section key={area} aria-label={word(title)}>
            <Group justify="space-between" mb="xs">
              <Title order={3}>{word(title)}</Title>
              <Switch
                size="sm"
                labelPosition="left"
                label={t('All')}
                aria-label={t('All of {{area}}', { area: word(title) })}
                checked={mine.length > 0 && on === mine.length}
                disabled={mine.length === 0}
                onChange={() => onSwitch(mine, on < mine.length)}
              />
            </Group>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="xs">
              {permissions.map(({ id, name, allows, is_new }) => (
                <Switch
                  key={id}
                  label={
                    is_new ? (
                      <>
                        {word(allows)} <Badge size="xs">{t('New')}</Badge>
                      </>
                    ) : (
                      word(allows)
                    )
                  }
                  description={mine.includes(id) ? name : `${name} · ${t('you do not have this permission')}`}
                  checked={held.includes(id)}
                  disabled={!mine.includes(id)}
                  onChange={() => onSwitch([id], !held.includes(id))}
                />
              ))}
            </SimpleGrid>
          </section>
        )
      })}
    </Stack>
  )
}
