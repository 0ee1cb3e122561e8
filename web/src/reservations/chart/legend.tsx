import { useText } from '../../languages/use-text.ts'
import classes from './bars.module.css'
import { stateIcons } from './bars.tsx'

/** What the icons and the colours mean. */
export function Legend() {
  const t = useText()
  return (
    <ul className={classes.legend} aria-label={t('Legend')}>
      {Object.entries(stateIcons).map(([state, Icon]) => (
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
