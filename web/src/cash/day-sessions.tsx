import { Anchor, Button, Flex } from '@mantine/core'
import { cash as calls } from '@nivas/contract/cash/calls.ts'
import { cashMade, cashMoved, cashTaken, totalOf } from '@nivas/contract/cash/report.ts'
import type { SessionReport } from '@nivas/contract/cash/schemas.ts'
import { counterNames } from '@nivas/contract/cash/words.ts'
import { dayIn } from '@nivas/contract/dates.ts'
import { onWire, rupees } from '@nivas/contract/money.ts'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useZone } from '../api/venue.ts'
import { asSearch } from '../app/search.ts'
import { useMay } from '../app/session.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { useNarrow } from '../ui/use-narrow.ts'
import { useSessionBook } from './session-book.ts'

const notCash = ({ takings }: SessionReport) =>
  onWire(rupees(totalOf(takings).total).minus(cashTaken(takings)))

/** Returns the columns of the sessions in the closing of `day`. */
export function useSessionColumns(day: string): readonly Column<SessionReport>[] {
  const t = useText()
  const zone = useZone()
  const { moment, time } = useFormat()
  return useMemo(() => {
    // The closing names its day, so that only the sessions of earlier days need theirs.
    const closedAt = (at: string) => (dayIn(zone, new Date(at)) === day ? time(at) : moment(at))
    return [
      {
        key: 'session',
        title: 'Cash session',
        value: ({ counter, number }) => `${t(counterNames[counter])} ${number}`,
      },
      { key: 'user', title: 'Cashier', value: ({ user }) => user.name },
      { key: 'cash', title: 'Cash', kind: 'money', value: ({ takings }) => cashTaken(takings) },
      { key: 'other', title: 'UPI and others', kind: 'money', value: notCash },
      { key: 'moved', title: 'Cash in or out', kind: 'money', value: cashMoved },
      { key: 'variance', title: 'Difference', kind: 'money', value: ({ closing }) => closing?.variance },
      { key: 'made', title: 'Net cash', kind: 'money', value: cashMade },
      {
        key: 'closed_at',
        title: 'Closed at',
        value: ({ closed_at }) => closed_at && closedAt(closed_at),
        align: 'right',
      },
    ]
  }, [t, zone, moment, time, day])
}

type Props = { day: string; sessions: readonly SessionReport[]; onReport: (report: SessionReport) => void }

/** The closed sessions of a day: the takings of each, and the result of its count. */
export function DaySessions({ day, sessions, onReport }: Props) {
  const t = useText()
  const may = useMay()
  const columns = useSessionColumns(day)
  const bookOf = useSessionBook()
  const isNarrow = useNarrow()
  const nameOf = ({ counter, number }: SessionReport) => `${t(counterNames[counter])} ${number}`
  const zOf = ({ closing }: SessionReport) => `${t('Z report')} ${closing?.z_number ?? ''}`
  return (
    <SmallTable
      label="Sessions of the day"
      columns={columns}
      rows={sessions}
      rowKey={({ id }) => id}
      wide
      empty="There is no closed session to sign off"
      action={(session) => (
        <Flex
          direction={isNarrow ? 'column' : 'row'}
          align={isNarrow ? 'flex-end' : 'center'}
          gap={isNarrow ? 0 : 'xs'}
        >
          <Button
            size="compact-xs"
            variant="light"
            aria-label={`${zOf(session)}: ${nameOf(session)}`}
            onClick={() => onReport(session)}
          >
            {zOf(session)}
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
        </Flex>
      )}
    />
  )
}
