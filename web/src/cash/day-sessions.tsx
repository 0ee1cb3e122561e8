import { Anchor, Button } from '@mantine/core'
import { cash as calls } from '@nivas/contract/cash/calls.ts'
import { cashMade, cashMoved, cashTaken, totalOf } from '@nivas/contract/cash/report.ts'
import type { SessionReport } from '@nivas/contract/cash/schemas.ts'
import { counterNames } from '@nivas/contract/cash/words.ts'
import { onWire, rupees } from '@nivas/contract/money.ts'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { asSearch } from '../app/search.ts'
import { useMay } from '../app/session.tsx'
import { type Translate, useText } from '../languages/use-text.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { useSessionBook } from './session-book.ts'

const notCash = ({ takings }: SessionReport) =>
  onWire(rupees(totalOf(takings).total).minus(cashTaken(takings)))

/** Returns the columns of a day's sessions, for screen and paper. */
export const sessionColumns = (t: Translate): readonly Column<SessionReport>[] => [
  {
    key: 'session',
    title: 'Cash session',
    value: ({ counter, number }) => `${t(counterNames[counter])} ${number}`,
  },
  { key: 'user', title: 'Cashier', value: ({ user }) => user.name },
  { key: 'z', title: 'Z report', value: ({ closing }) => closing?.z_number, align: 'right' },
  { key: 'closed_at', title: 'Closed at', kind: 'moment' },
  { key: 'cash', title: 'Cash', kind: 'money', value: ({ takings }) => cashTaken(takings) },
  { key: 'other', title: 'UPI and others', kind: 'money', value: notCash },
  { key: 'moved', title: 'Cash in or out', kind: 'money', value: cashMoved },
  { key: 'variance', title: 'Difference', kind: 'money', value: ({ closing }) => closing?.variance },
  { key: 'made', title: 'Net cash', kind: 'money', value: cashMade },
]

type Props = { sessions: readonly SessionReport[]; onReport: (report: SessionReport) => void }

/** The closed sessions of a day: the takings of each, and the result of its count. */
export function DaySessions({ sessions, onReport }: Props) {
  const t = useText()
  const may = useMay()
  const columns = useMemo(() => sessionColumns(t), [t])
  const bookOf = useSessionBook()
  const nameOf = ({ counter, number }: SessionReport) => `${t(counterNames[counter])} ${number}`
  return (
    <SmallTable
      label="Sessions of the day"
      columns={columns}
      rows={sessions}
      rowKey={({ id }) => id}
      wide
      empty="There is no closed session to sign off"
      action={(session) => (
        <>
          <Button
            size="compact-xs"
            variant="light"
            mr="xs"
            aria-label={`${t('Z report')}: ${nameOf(session)}`}
            onClick={() => onReport(session)}
          >
            {t('Z report')}
          </Button>
          {may(calls.journal.permission) && (
            <Anchor
              size="sm"
              aria-label={`${t('Journal')}: ${nameOf(session)}`}
              renderRoot={(props) => (
                <Link {...props} to="/cash/journal" search={asSearch(bookOf(session))} />
              )}
            >
              {t('Journal')}
            </Anchor>
          )}
        </>
      )}
    />
  )
}
