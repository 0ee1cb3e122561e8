import type { Member, TicketReservation } from '@nivas/contract/reservations/schemas.ts'
import { renderSVG } from 'uqr'
import { useVenue } from '../api/venue.ts'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { Duplicate } from '../printing/duplicate.tsx'
import { daysOf, type MealDay, rowsBelow, sheetsOf } from './meal-days.ts'
import classes from './paper.module.css'
import { roomNames, roomsByBuilding } from './stay-facts.ts'

/** The meal cards of a reservation: an A6 sheet for each member, or several when the days do not fit on one sheet. */
export function MealCards({ reservation }: { reservation: TicketReservation }) {
  const word = useWord()
  const places = word(roomsByBuilding(roomNames(reservation.rooms)))
  const sheets = sheetsOf(daysOf(reservation.ticket), rowsBelow(places))
  return reservation.members.flatMap((member, at) =>
    sheets.map((columns, sheet) => (
      <MealCard
        // biome-ignore lint/suspicious/noArrayIndexKey: two members may be equal; their order never changes.
        key={`${at}/${sheet}`}
        reservation={reservation}
        member={member}
        places={places}
        number={at + 1}
        columns={columns}
        sheet={sheet + 1}
        sheets={sheets.length}
      />
    )),
  )
}

type Props = {
  reservation: TicketReservation
  member: Member
  /** The names of the rooms. */
  places: string
  number: number
  columns: readonly (readonly MealDay[])[]
  sheet: number
  sheets: number
}

/**
 * One sheet of a meal card. Its code contains the reservation reference and the number of the member: `A26-000123/2`.
 */
function MealCard({ reservation, member, places, number, columns, sheet, sheets }: Props) {
  const t = useText()
  const { day, moment } = useFormat()
  const venue = useVenue()
  const { application_number, members, print } = reservation
  const code = `${application_number}/${number}`
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <header>
          <h1>{venue?.name}</h1>
          <p>
            {t('Meal card')}
            {sheets > 1 && ` · ${t('Sheet {{sheet}} of {{sheets}}', { sheet, sheets })}`}
          </p>
          <p className={classes.large}>{member.name}</p>
        </header>
        <img
          className={classes.code}
          alt={code}
          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(code, { border: 1 }))}`}
        />
      </div>
      <Duplicate print={print} />
      <dl className={classes.lines}>
        <div>
          <dt>{t('Reservation Reference')}</dt>
          <dd>
            {application_number} ({number}/{members.length})
          </dd>
        </div>
        <div>
          <dt>{t('Arrival')}</dt>
          <dd>
            {day(reservation.arrival_date)}, {reservation.arrival_time}
          </dd>
        </div>
        <div>
          <dt>{t('Departure')}</dt>
          <dd>
            {day(reservation.departure_date)}, {reservation.departure_time}
          </dd>
        </div>
        <div>
          <dt>{t('Rooms')}</dt>
          <dd>{places}</dd>
        </div>
      </dl>
      <div className={classes.columns}>
        {columns.map((days) => (
          <table key={days[0]?.date} className={classes.meals}>
            <thead>
              <tr>
                <th>{t('Date')}</th>
                <th>{t('Lunch')}</th>
                <th>{t('Dinner')}</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ date, L, D }) => (
                <tr key={date}>
                  <th scope="row">{day(date)}</th>
                  <td>{t(L)}</td>
                  <td>{t(D)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <footer>{t('Printed {{moment}}', { moment: moment(print.printed_at) })}</footer>
    </article>
  )
}
