import type { Language } from '@nivas/contract/access/schemas.ts'
import { useLocation } from '@tanstack/react-router'
import { type CSSProperties, type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { useLanguage, useText } from '../../languages/use-text.ts'
import type { Screen } from '../area.ts'
import { type NavGroup, navigationOf, titleIn } from '../screens.ts'
import { useMay } from '../session.tsx'
import { AreasContext } from '../shell-context.tsx'
import { bringIntoView } from './bring-into-view.ts'
import { fold, useFolded } from './folded.ts'
import classes from './navigation.module.css'
import { useScreenLinks } from './use-screen-links.ts'

/** The navigation: the screens that the user may open, by group. */
export function Navigation() {
  const areas = useContext(AreasContext)
  const may = useMay()
  const { pathname } = useLocation()
  const list = useRef<HTMLDivElement>(null)
  const links = useScreenLinks()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen brings its own item into view
  useEffect(() => {
    const here = list.current?.querySelector('[aria-current]')
    return here ? bringIntoView(here) : undefined
  }, [pathname])
  return (
    <div className={classes.groups} ref={list} {...links}>
      {navigationOf(areas, may).map((group) => (
        <Group key={group.group} {...group} pathname={pathname} />
      ))}
    </div>
  )
}

/** A group that can be folded. The item of the present screen stays visible. */
function Group({ group, screens, pathname }: NavGroup & { pathname: string }) {
  const t = useText()
  const language = useLanguage()
  const id = useId()
  const open = !useFolded().includes(group)
  const isHere = ({ path }: Screen) => pathname === path || pathname.startsWith(`${path}/`)
  const list = (shown: readonly Screen[]) => (
    <ul className={classes.list} aria-labelledby={id}>
      {shown.map((screen) => (
        <li key={screen.path}>{item(screen, isHere(screen), language)}</li>
      ))}
    </ul>
  )
  return (
    <div style={{ '--links': open ? screens.length : 0 } as CSSProperties}>
      <details open={open} onToggle={({ currentTarget }) => fold(group, !currentTarget.open)}>
        <summary id={id} className={classes.group}>
          {t(group)}
        </summary>
        {list(open ? screens : [])}
      </details>
      {!open && screens.some(isHere) && list(screens.filter(isHere))}
    </div>
  )
}

/** Returns a plain link. Sixty links of the router and of Mantine took a quarter of a second on an old PC. */
function item(screen: Screen, here: boolean, language: Language): ReactNode {
  const { path, nav } = screen
  return (
    <a className={classes.link} href={`#${path}`} aria-current={here ? 'page' : undefined}>
      {nav?.icon && <nav.icon size={18} stroke={1.5} />}
      <span className={classes.title}>{titleIn(language, screen)}</span>
    </a>
  )
}
