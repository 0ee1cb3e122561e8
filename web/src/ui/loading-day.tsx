import { Skeleton } from '@mantine/core'
import { useVenueAnswer } from '../api/venue.ts'
import { Heading } from '../app/heading.tsx'
import { hasFailed, LoadFailure } from './load-failure.tsx'
import { useDelayed } from './use-delayed.ts'

/** In place of what needs the venue's day, until it is known: a skeleton, or why it could not be read, and 'Try again'. */
export function LoadingDay() {
  const venue = useVenueAnswer()
  const isLate = useDelayed()
  if (hasFailed(venue)) return <LoadFailure of={venue} />
  return isLate ? <Skeleton h="20rem" /> : null
}

/** The same in place of a whole screen, under its title. */
export const LoadingScreen = () => (
  <>
    <Heading />
    <LoadingDay />
  </>
)
