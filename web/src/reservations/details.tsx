import { Skeleton } from '@mantine/core'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { lazy, Suspense } from 'react'

const Content = lazy(() => import('./details-content.tsx'))

export type DetailsProps = {
  reservation: Reservation
  /** Also shows the rooms it holds, read-only. */
  withRooms?: boolean
}

/** The details below the row of a reservation. Their code is loaded when the first row is opened. */
export const ReservationDetails = (props: DetailsProps) => (
  <Suspense fallback={<Skeleton m="sm" h="4rem" />}>
    <Content {...props} />
  </Suspense>
)
