import { Burger, Button, Group, Kbd } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useText } from '../../languages/use-text.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { Mark } from './mark.tsx'
import { paletteOpened } from './palette-state.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import classes from './top-bar.module.css'
import { UserMenu } from './user-menu.tsx'

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const t = useText()
  return (
    <Group className={classes.bar} justify="space-between" wrap="nowrap" gap="sm">
      <Group wrap="nowrap" gap="xs" miw={0}>
        <Burger
          hiddenFrom="sm"
          size="sm"
          className={classes.burger}
          aria-label={t('Screens')}
          onClick={onMenu}
        />
        <Mark />
      </Group>
      <Group wrap="nowrap" gap="xs">
        <Button
          variant="default"
          size="xs"
          aria-label={`${t('Go to')} Ctrl+K`}
          aria-keyshortcuts="Control+K"
          leftSection={<IconSearch size={16} stroke={1.5} />}
          classNames={{ root: classes.palette, section: classes.paletteIcon }}
          onClick={() => paletteOpened.set(true)}
        >
          <span className={classes.goTo}>
            {t('Go to')} <Kbd size="xs">Ctrl+K</Kbd>
          </span>
        </Button>
        <div className={classes.wide}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <UserMenu />
      </Group>
      <LoadingBar />
    </Group>
  )
}
