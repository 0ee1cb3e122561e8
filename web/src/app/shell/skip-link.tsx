import { useText } from '../../languages/use-text.ts'
import classes from './skip-link.module.css'

/**
 * The first Tab stop, which skips the navigation. It is a button, because a link to `#main` would change the address.
 */
export function SkipLink() {
  const t = useText()
  return (
    <button type="button" className={classes.link} onClick={() => document.getElementById('main')?.focus()}>
      {t('Skip to the content')}
    </button>
  )
}
