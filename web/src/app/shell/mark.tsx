import { useVenue } from '../../api/venue.ts'
import { useText } from '../../languages/use-text.ts'
import { PagePicture } from '../../ui/page-picture.tsx'
import { PRODUCT } from '../use-title.ts'
import classes from './mark.module.css'

/** Shows the logo and the name of the venue once it is known. A demo is marked as one. */
export function Mark() {
  const t = useText()
  const venue = useVenue()
  return (
    <div className={classes.mark}>
      <PagePicture name="mark" width={24} height={24} />
      <p className={classes.name}>{venue?.name ?? PRODUCT}</p>
      {venue?.demo && (
        <span className={classes.demo} title={t('The people and amounts in this demo are invented.')}>
          {t('Demo')}
        </span>
      )}
    </div>
  )
}
