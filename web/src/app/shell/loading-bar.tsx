import { useText } from '../../languages/use-text.ts'
import classes from './loading-bar.module.css'
import { useBusy } from './use-busy.ts'

/**
 * The loading overlay of the specification, shown while any call is pending. It does not cover the screen: a cashier
 * types on while the last receipt is written, and a list that refetches every minute must not take the focus. A button
 * that must not be pressed twice is disabled on its own. Screen readers get `aria-busy` on the screen.
 */
export function LoadingBar() {
  const t = useText()
  const busy = useBusy()
  if (!busy) return null
  return <div role="progressbar" aria-label={t('Loading ...')} className={classes.bar} />
}
