import { useText } from '../../languages/use-text.ts'
import classes from './skip-link.module.css'

/** The first stop of Tab: skips the navigation. A link to `#main` would be another address here. */
export function SkipLink() {
  const t = useText()
  return (
    <button type="button" className={classes.link} onClick={() => document.getElementById('main')?.focus()}>
      {t('Skip to the content')}
    </button>
  )
}
