import { useVenue } from '../../api/venue.ts'
import { useText } from '../../languages/use-text.ts'
import { PRODUCT } from '../use-title.ts'
import classes from './mark.module.css'

/** Shows the logo and the name of the venue once it is known. A demo is marked as one. */
export function Mark() {
  const t = useText()
  const venue = useVenue()
  return (
    <div className={classes.mark}>
      {/* Part of the page: as an image `mark.svg` would be a document of its own, which an old PC opens for 10 ms. */}
      <svg viewBox="0 0 32 32" width={24} height={24} aria-hidden>
        <path
          fill="#f59e1b"
          d="M16 1.5c1.1 2.6 2.9 4.2 5.4 5.9 4.6 3 7.1 6.4 7.1 11.1V29a1.5 1.5 0 0 1-1.5 1.5h-5.5V22a5.5 5.5 0 0 0-11 0v8.5H5A1.5 1.5 0 0 1 3.5 29V18.5c0-4.7 2.5-8.1 7.1-11.1 2.5-1.7 4.3-3.3 5.4-5.9Z"
        />
        <circle cx="16" cy="13" r="2.2" fill="#fff" />
      </svg>
      <p className={classes.name}>{venue?.name ?? PRODUCT}</p>
      {venue?.demo && (
        <span className={classes.demo} title={t('The people and amounts in this demo are invented.')}>
          {t('Demo')}
        </span>
      )}
    </div>
  )
}
