import { Button, Text } from '@mantine/core'
import type { CurrentUser } from '@nivas/contract/access/schemas.ts'
import { IconLogout, IconUser, IconUserCog } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useText } from '../../languages/use-text.ts'
import { signOut, useUser } from '../session.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import classes from './user-menu.module.css'

/**
 * Who is signed in, and the way out. It is the browser's own popover, which closes at Escape and at a click beside it:
 * Mantine's menu would be a seventh of what every visitor has to fetch first.
 */
export function UserMenu() {
  const t = useText()
  const user = useUser()
  const id = useId()
  const [opened, setOpened] = useState(false)
  if (!user) return null
  return (
    <>
      <Button
        variant="default"
        size="xs"
        popoverTarget={id}
        aria-label={t('Signed in as {{name}}', { name: user.name })}
        leftSection={<IconUser size={16} stroke={1.5} />}
        classNames={{ root: classes.button, label: classes.name, section: classes.icon }}
      >
        {user.name}
      </Button>
      <div
        id={id}
        popover="auto"
        className={classes.menu}
        onToggle={(event) => setOpened(event.newState === 'open')}
      >
        {opened && <Menu user={user} of={id} />}
      </div>
    </>
  )
}

function Menu({ user, of }: { user: CurrentUser; of: string }) {
  const t = useText()
  const navigate = useNavigate()
  async function leave() {
    await signOut()
    // Who signs in next on this machine begins at the beginning, not where this user was.
    await navigate({ to: '/login', search: {}, replace: true })
  }
  return (
    <>
      <div>
        <Text fw={600}>{user.name}</Text>
        <Text size="sm" c="dimmed">
          {user.email}
        </Text>
      </div>
      <div className={classes.switches}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconUserCog size={16} stroke={1.5} />}
        popoverTarget={of}
        popoverTargetAction="hide"
        onClick={() => void navigate({ to: '/account', search: {} })}
      >
        {t('My account')}
      </Button>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconLogout size={16} stroke={1.5} />}
        onClick={() => void leave()}
      >
        {t('Logout')}
      </Button>
    </>
  )
}
