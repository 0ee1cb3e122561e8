import { type ReactNode, useContext } from 'react'
import { useSecondsOld } from '../api/seconds-old.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import classes from './heading.module.css'
import { titleIn } from './screens.ts'
import { ScreenContext } from './shell-context.tsx'

type Props = {
  /**
   * One sentence that sums up the screen: '38 on hold, Rs. 41,200 to collect'. Pass undefined while it loads: its line
   * is then already there, and the content below does not move.
   */
  state?: ReactNode
  /** The screen's primary action, on the right. */
  action?: ReactNode
}

/** The top of a screen: its title from the manifest, its state, the age of its figures, and its action. */
export function Heading(props: Props) {
  const { state, action } = props
  const language = useLanguage()
  const t = useText()
  const screen = useContext(ScreenContext)
  const count = useSecondsOld()
  return (
    <div className={classes.top}>
      <div>
        <h1 className={classes.title}>{screen && titleIn(language, screen)}</h1>
        {'state' in props && <p className={classes.state}>{state}</p>}
        {count > 0 && (
          <p className={classes.age} role="status">
            {t('Entries from the last {{count}} seconds may be missing.', { count })}
          </p>
        )}
      </div>
      {action}
    </div>
  )
}
