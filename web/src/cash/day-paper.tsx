import type { CashDay, SessionReport } from '@nivas/contract/cash/schemas.ts'
import { counterNames } from '@nivas/contract/cash/words.ts'
import { useVenue } from '../api/venue.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { cashOfDay } from './cash-of-day.ts'
import { useSessionColumns } from './day-sessions.tsx'
import { TakingsTables } from './totals-tables.tsx'

const zReport: Column<SessionReport> = {
  key: 'z',
  title: 'Z report',
  value: ({ closing }) => closing?.z_number,
  align: 'right',
}

/**
 * The closing of a day on A4: its sessions, its totals, and who signed it off, or before that a line for the signature.
 */
export function DayPaper({ closing }: { closing: CashDay }) {
  const t = useText()
  const { day, moment, rupees } = useFormat()
  const venue = useVenue()
  const { sessions, signed } = closing
  const shown = useSessionColumns(closing.day)
  // On the screen the number of a Z report is on the button that opens it.
  const columns = [...shown.slice(0, 2), zReport, ...shown.slice(2)]
  // A signed-off day is printed as it was at the sign-off.
  const open = signed?.open ?? closing.open
  const unsignedSince = signed ? signed.unsigned_since : closing.backlog?.since
  return (
    <article>
      <h1>{venue?.name}</h1>
      <h2>
        {t('Closing of the day')} · {day(closing.day)}
      </h2>
      <p>{t('Printed {{moment}}', { moment: moment(new Date().toISOString()) })}</p>
      <SmallTable label="Sessions of the day" columns={columns} rows={sessions} rowKey={({ id }) => id} />
      <TakingsTables takings={sessions.flatMap(({ takings }) => takings)} />
      <h3>
        {t('Cash of the day')}: {rupees(cashOfDay(closing))}
      </h3>
      {open.map(({ id, counter, number, user }) => (
        <p key={id}>
          {t('Still open')}: {t(counterNames[counter])} {number} · {user.name}
        </p>
      ))}
      {unsignedSince && (
        <p>
          {t('Sessions that were closed on {{day}} are not signed off yet.', { day: day(unsignedSince) })}
        </p>
      )}
      {signed ? (
        <>
          <p>
            {t('To the bank')}: {rupees(signed.to_bank)}
          </p>
          {signed.remarks && <p>{`${t('Remarks')}: ${signed.remarks}`}</p>}
          <p>
            {t('Signed off by {{name}}, {{moment}}', {
              name: signed.signed_by,
              moment: moment(signed.signed_at),
            })}
          </p>
        </>
      ) : (
        <p>{t('Not signed off yet')}</p>
      )}
      <p style={{ marginBlockStart: '16mm' }}>{t('Signature')}: ______________________</p>
    </article>
  )
}
