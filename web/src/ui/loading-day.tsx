import { useVenueAnswer } from '../api/venue.ts'
import { LoadFailure } from './load-failure.tsx'

/** In place of what needs the venue's day: why it could not be read, and 'Try again'. */
export const LoadingDay = () => <LoadFailure of={useVenueAnswer()} />
