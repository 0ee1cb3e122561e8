import { Button } from '@mantine/core'
import { isDate } from '@nivas/contract/dates.ts'
import { ageTitles, doseTitles } from '@nivas/contract/vaccination/report-titles.ts'
import { type AgeGroup, ageGroups } from '@nivas/contract/vaccination/schemas.ts'
import { IconX } from '@tabler/icons-react'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { idOrNone, oneOf, type Reader } from '../ui/address.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { SortChoice } from '../ui/table/sort-choice.tsx'
import { TextFilter } from '../ui/table/text-filter.tsx'
import { textInAddress } from '../ui/text-in-address.ts'
import { type HowToChange, useNarrowing } from '../ui/use-address.ts'
import { useTypes } from './use-types.ts'

const dayOrNone: Reader = (given) => (given && isDate(given) ? given : '')

/** The readers of the sorting in the address, the same as those of the table. */
const sorting = { sort: oneOf(['srNo', 'name', 'doses']), order: oneOf(['asc', 'desc'], 'desc') }

const readers = {
  filter: textInAddress('filter'),
  has: oneOf(['', '1', '2']),
  vtype: idOrNone,
  from: dayOrNone,
  to: dayOrNone,
  dose: oneOf(['', '1', '2']),
  age: oneOf(['', ...ageGroups]),
  ...sorting,
}

const ofReport = { vtype: '', from: '', to: '', dose: '', age: '' }
/** The server finds a card by the end of its number. */
const findsEnds = () => undefined

const noFilters = { filter: '', has: '', ...ofReport }

/** Returns the request of the list from the address, and the function that clears its filters if there are any. */
export function useAskedPersons() {
  const [asked, ask] = useNarrowing(readers)
  const { filter, has, vtype, from, to, dose, age } = asked
  const numbers = { has: has && Number(has), vtype: vtype && Number(vtype), dose: dose && Number(dose) }
  const given = { filter, ...numbers, from, to, age }
  const request = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const clear = Object.keys(request).length > 0 && ((how?: HowToChange) => ask(noFilters, how))
  return { asked, ask, request, clear }
}

/** The controls of the list: the filter with Clear, the number of doses, the order, and the filters of a report. */
export function ListControls({ asked, ask }: Pick<ReturnType<typeof useAskedPersons>, 'asked' | 'ask'>) {
  const t = useText()
  const { day } = useFormat()
  const types = useTypes()
  const { filter, has, vtype, from, to, dose, age, sort, order } = asked
  const change = (values: Partial<typeof asked>, how?: { replace: boolean }) => ask(values, how)
  const vaccine = types.data?.data.find(({ id }) => String(id) === vtype)?.name
  const days = from && to && `${day(from)} – ${day(to)}`
  const group = age && t(ageTitles[age as AgeGroup])
  const which = dose && t(doseTitles[Number(dose) as keyof typeof doseTitles])
  const narrowed = [vaccine, which, group, days].filter(Boolean).join(', ')
  return (
    <>
      <TextFilter
        label={t('Name, mobile or address')}
        value={filter}
        takeCard={findsEnds}
        onChange={(text, how) => change({ filter: text }, how)}
      />
      <ChoiceField
        label={t('No of Doses')}
        none={t('No of Doses')}
        options={[
          { value: '1', label: t('Only one dose') },
          { value: '2', label: t('Two doses') },
        ]}
        chosen={has}
        onChoose={(value) => change({ has: value })}
      />
      <SortChoice
        options={[
          { value: 'srNo', label: t('Sort by: Sr.No') },
          { value: 'name', label: t('Sort by: Name') },
          { value: 'doses', label: t('Sort by: No of Doses') },
        ]}
        sort={sort}
        order={order}
        onChange={(values) => change(values)}
      />
      {narrowed && (
        <Button variant="light" rightSection={<IconX size="1em" />} onClick={() => change(ofReport)}>
          {t('Vaccinated: {{what}}', { what: narrowed })}
        </Button>
      )}
    </>
  )
}
