import { useText } from '../../languages/use-text.ts'
import classes from './loading-bar.module.css'
import { useBusy } from './use-busy.ts'

/**
 * The loading overlay of the specification, shown while any call is under way. It covers nothing: a cashier types on while
 * the last receipt is written, and a list that looks itself up again every minute must not take the keyboard away. What
 * may not be pressed twice is held back by its own button. Screen readers hear of it from `aria-busy` on the screen.
 */
export function LoadingBar() {
  const t = useText()
  const busy = useBusy()
  if (!busy) return null
  return <div role="progressbar" aria-label={t('Loading ...')} className={classes.bar} />
}
