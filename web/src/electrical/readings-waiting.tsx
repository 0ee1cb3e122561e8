import { monthOf } from '@nivas/contract/electrical/months.ts'
import { formatPeriod } from '../format/period.ts'
import { useLanguage } from '../languages/use-text.ts'
import { Waiting } from '../outbox/waiting.tsx'
import { EditKeptPage } from './edit-kept-page.tsx'
import outbox from './outbox.ts'
import type { KeptPage } from './save-page.ts'

const housesOf = ({ request }: KeptPage) =>
  request.readings.map(({ nonfixed }) => nonfixed.houseno ?? nonfixed.id).join(', ')

/** The readings that wait in this browser. */
export default function ReadingsWaiting() {
  const language = useLanguage()
  const monthIs = ({ request: { readingMonth } }: KeptPage) =>
    formatPeriod(monthOf(readingMonth.year, readingMonth.month), 'Monthly', language)
  return (
    <Waiting
      of={outbox}
      columns={[
        { key: 'month', title: 'Month', value: monthIs },
        { key: 'houses', title: 'House No', value: housesOf },
      ]}
      line={(page) => `${monthIs(page)} · ${housesOf(page)}`}
      edit={EditKeptPage}
    />
  )
}
