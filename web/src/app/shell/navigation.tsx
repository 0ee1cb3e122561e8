import { NavLink, Stack, Text } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useContext, useId } from 'react'
import { useLanguage, useText } from '../../languages/use-text.ts'
import { navigationOf, titleIn } from '../screens.ts'
import { useMay } from '../session.tsx'
import { AreasContext } from '../shell-context.tsx'
import classes from './navigation.module.css'

/** The screens that the user may open, by group. */
export function Navigation() {
  const t = useText()
  const language = useLanguage()
  const may = useMay()
  const areas = useContext(AreasContext)
  const { pathname } = useLocation()
  const prefix = useId()
  return (
    <Stack gap="sm">
      {navigationOf(areas, may).map(({ group, screens }) => (
        <div key={group}>
          <Text id={prefix + group} className={classes.group}>
            {t(group)}
          </Text>
          <ul className={classes.list} aria-labelledby={prefix + group}>
            {screens.map((screen) => {
              const { path, nav } = screen
              const here = pathname === path || pathname.startsWith(`${path}/`)
              return (
                <li key={path}>
                  <NavLink
                    className={classes.link}
                    renderRoot={(props) => <Link to={path} {...props} />}
                    aria-current={here ? 'page' : undefined}
                    active={here}
                    label={titleIn(language, screen)}
                    leftSection={nav?.icon && <nav.icon size={18} stroke={1.5} />}
                  />
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </Stack>
  )
}
