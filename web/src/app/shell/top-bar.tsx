import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { useText } from '../../languages/use-text.ts'
import { KeyChip } from '../../ui/key-chip.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
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
    <div className={classes.bar}>
      <div className={classes.start}>
        <button type="button" className={classes.burger} aria-label={t('Screens')} onClick={onMenu}>
          <IconMenu2 size={24} stroke={1.5} />
        </button>
        <Mark />
      </div>
      <div className={classes.end}>
        <PlainButton
          size="xs"
          aria-label={`${t('Go to')} Ctrl+K`}
          aria-keyshortcuts="Control+K"
          icon={<IconSearch size={16} stroke={1.5} />}
          className={classes.palette}
          onClick={() => paletteOpened.set(true)}
        >
          <span className={classes.goTo}>
            {t('Go to')} <KeyChip of="Ctrl+K" />
          </span>
        </PlainButton>
        <div className={classes.wide}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <UserMenu />
      </div>
      <LoadingBar />
    </div>
  )
}
