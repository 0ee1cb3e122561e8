import { Heading } from '../app/heading.tsx'
import { LoadingDay } from './loading-day.tsx'

/** In place of a whole screen that needs the venue's day: its title, and why the day could not be read. */
export const LoadingScreen = () => (
  <>
    <Heading />
    <LoadingDay />
  </>
)
