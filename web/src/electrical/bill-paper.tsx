import type { Language } from '@nivas/contract/access/schemas.ts'
import type { Bill } from '@nivas/contract/electrical/bill-schemas.ts'
import { isTurnover } from '@nivas/contract/electrical/turnover.ts'
import { formatMoment } from '../format/moment.ts'
import { formatPeriod } from '../format/period.ts'
import { rupeesIn } from '../format/rupees.ts'
import type { PaperText } from './bill-words.ts'
import classes from './paper.module.css'

type Props = {
  bills: readonly Bill[]
  language: Language
  t: PaperText
  venue: { name: string; time_zone: string } | undefined
}

/** The bills of a month, each on a separate A5 sheet, in the chosen language. */
export function BillPapers({ bills, language, t, venue }: Props) {
  const printed = formatMoment(new Date().toISOString(), venue?.time_zone ?? 'UTC', language)
  return bills.map((bill) => (
    <article key={bill.id} className={classes.paper} lang={language}>
      <header>
        <h1>{venue?.name}</h1>
        <p>
          {t('Electricity bill')} · {formatPeriod(bill.month, 'Monthly', language)}
        </p>
      </header>
      <p className={classes.large}>
        {bill.profile.houseno} · {bill.profile.name}
      </p>
      <p>{[bill.profile.line, bill.profile.group, bill.profile.meterno].filter(Boolean).join(' · ')}</p>
      <Meter bill={bill} t={t} />
      <Charges bill={bill} t={t} language={language} />
      <p className={classes.total}>
        <span>{t(bill.owed < 0 ? 'Credit' : 'Please pay')}</span>{' '}
        <span>{rupeesIn(Math.abs(bill.owed), language)}</span>
      </p>
      <footer>{t('Printed {{moment}}', { moment: printed })}</footer>
    </article>
  ))
}

type Part = { bill: Bill; t: PaperText }

function Meter({ bill, t }: Part) {
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>{t('Previous Reading')}</th>
            <th>{t('Current Reading')}</th>
            <th>{t('Total Units')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{bill.lastReading}</td>
            <td>{bill.currentReading}</td>
            <td>{bill.units}</td>
          </tr>
        </tbody>
      </table>
      {isTurnover(bill) && (
        <p>{t('The meter restarted at 0 after {{most}}.', { most: (bill.finalReading ?? 0) - 1 })}</p>
      )}
      {bill.newMeter && !isTurnover(bill) && (
        <p>
          {t('The meter was replaced: the old one ended at {{old}} and the new one began at {{first}}.', {
            old: bill.finalReading ?? bill.lastReading,
            first: bill.firstReading ?? 0,
          })}
        </p>
      )}
      {bill.isEstimate && <p>{t('Estimate: the house was locked. The next reading corrects it.')}</p>}
    </>
  )
}

function Charges({ bill, t, language }: Part & { language: Language }) {
  const rupees = (amount: number) => rupeesIn(amount, language)
  const rows: [string, number][] = [
    ...bill.charges.map(({ name, rate, amount }): [string, number] => [
      rate === null ? name : `${name}: ${bill.units} × ${rupees(rate)}`,
      amount,
    ]),
    [t('This month'), bill.billed],
    ...(bill.paid === 0 ? [] : [[t('Paid of this month'), -bill.paid] satisfies [string, number]]),
    ...(bill.others === 0 ? [] : [[t('Dues of other months'), bill.others] satisfies [string, number]]),
    ...(bill.credits === 0 ? [] : [[t('Credits'), bill.credits] satisfies [string, number]]),
  ]
  return (
    <dl className={classes.lines}>
      {rows.map(([name, amount], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a paper never change.
        <div key={at} className={at === bill.charges.length ? classes.sum : undefined}>
          <dt>{name}</dt>
          <dd>{rupees(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
