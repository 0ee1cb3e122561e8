import type { IconCheck } from '@tabler/icons-react'
import { useText } from '../../languages/use-text.ts'
import classes from './bars.module.css'
import { stateIcons } from './bars.tsx'

const states = Object.entries(stateIcons) as [keyof typeof stateIcons, typeof IconCheck][]

/** The meaning of the icons and the colours. */
export function Legend() {
  const t = useText()
  return (
    <ul className={classes.legend} aria-label={t('Legend')}>
      {states.map(([state, Icon]) => (
        <li key={state}>
          <span className={classes.sample} data-state={state}>
            <Icon className={classes.icon} aria-hidden />
          </span>
          {t(state)}
        </li>
      ))}
      <li>
        <span className={classes.sample} data-state="closed" />
        {t('Closed')}
      </li>
    </ul>
  )
}
