import { VERIFY_PATH } from '@nivas/contract/vaccination/code.ts'
import type { PersonCard } from '@nivas/contract/vaccination/schemas.ts'
import { renderSVG } from 'uqr'
import { useVenue } from '../api/venue.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import classes from './paper.module.css'

/** Returns the address in the printed code: the page of this venue that checks it. */
const addressOf = (code: string) =>
  `${window.location.origin}${window.location.pathname}#${VERIFY_PATH}?code=${code}`

/** The printed A6 record of a person's doses, with a code that anyone can check. */
export function VaccinationCard({ card }: { card: PersonCard }) {
  const t = useText()
  const { day, moment } = useFormat()
  const venue = useVenue()
  const { print } = card
  const lines = [
    [t('Sr.No'), card.srNo],
    [t('Name'), card.name],
    [t('Mobile No'), card.mobile],
    [t('AadharCard'), card.adharCardNumber ?? '–'],
    [t('Address'), card.address],
  ] as const
  return (
    <article className={classes.card}>
      <header>
        <p className={classes.venue}>{venue?.name}</p>
        <h1>{t('Covid 19 Vaccination Record Card')}</h1>
      </header>
      <dl className={classes.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>{t('Dose Number')}</th>
            <th>{t('Vaccination Name')}</th>
            <th>{t('Vaccination Date')}</th>
          </tr>
        </thead>
        <tbody>
          {card.doses.map((dose) => (
            <tr key={dose.dose}>
              <th scope="row">{dose.dose}</th>
              <td>{dose.name}</td>
              <td>{day(dose.date)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.below}>
        <img
          className={classes.code}
          alt={t('Code of the card')}
          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(addressOf(card.code), { border: 2, ecc: 'L' }))}`}
        />
        <p className={classes.signature}>{t('Secretary Signature')}</p>
      </div>
      <footer>
        {t('Scan the code to check this card.')}{' '}
        {t('Printed {{moment}}', { moment: moment(print.printed_at) })}
        {print.number > 1 && ` · ${t('Print number {{number}}', { number: print.number })}`}
      </footer>
    </article>
  )
}
