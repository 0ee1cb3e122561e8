import { Skeleton } from '@mantine/core'
import { useVenueAnswer } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { hasFailed, LoadFailure } from './load-failure.tsx'
import { useDelayed } from './use-delayed.ts'

/**
 * Stands in for a part that needs the venue's day, until the day is known. Shows a skeleton, or why the day could not
 * be read with 'Try again'.
 */
export function LoadingDay() {
  const venue = useVenueAnswer()
  const isLate = useDelayed()
  if (hasFailed(venue)) return <LoadFailure of={venue} />
  return isLate ? <Skeleton h="20rem" /> : null
}

/** Stands in for a whole screen in the same way, under the screen's title. */
export const LoadingScreen = () => (
  <>
    <Heading />
    <LoadingDay />
  </>
)
