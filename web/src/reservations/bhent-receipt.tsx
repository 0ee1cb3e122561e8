import type { Payment, Reservation } from '@nivas/contract/reservations/schemas.ts'
import { useVenue } from '../api/venue.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import classes from './paper.module.css'

type Props = { reservation: Reservation; payment: Payment }

/** The receipt of a Bhent, on A6. */
export function BhentReceipt({ reservation, payment }: Props) {
  const t = useText()
  const { day, moment, rupees } = useFormat()
  const venue = useVenue()
  const lines = [
    ['Reservation Reference', reservation.application_number],
    ['Applicant', reservation.applicant_name],
    ['Arrival', day(reservation.arrival_date)],
    ['Departure', day(reservation.departure_date)],
    ['Rooms', reservation.count_assigned_rooms],
    ['Bhent', rupees(payment.payment_amount)],
    ['Aditional Bhent', rupees(payment.donation_amount)],
    ['Received by', payment.taken_by],
  ] as const
  return (
    <article className={classes.card}>
      <header>
        <h1>{venue?.name}</h1>
        <p>{t('Bhent receipt')}</p>
      </header>
      <p className={classes.large}>
        {t('Receipt number')} {payment.receipt_number}
      </p>
      <dl className={classes.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.large}>
        {t('Total')} {rupees(payment.payment_amount + payment.donation_amount)}
      </p>
      <footer>{moment(payment.taken_at)}</footer>
    </article>
  )
}
