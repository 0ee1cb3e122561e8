import { Skeleton } from '@mantine/core'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { lazy, Suspense } from 'react'

const Content = lazy(() => import('./details-content.tsx'))

export type DetailsProps = {
  reservation: Reservation
  /** Also shows the rooms it holds, to look at. */
  withRooms?: boolean
}

/** What is below the row of a reservation; fetched when the first row is opened. */
export const ReservationDetails = (props: DetailsProps) => (
  <Suspense fallback={<Skeleton m="sm" h="4rem" />}>
    <Content {...props} />
  </Suspense>
)
