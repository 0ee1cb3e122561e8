import { Select } from '@mantine/core'
import { venue } from '@nivas/contract/venue/calls.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText, useWord } from '../languages/use-text.ts'

/** A building, or all of them: an empty text. */
export function BuildingSelect({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const t = useText()
  const word = useWord()
  const buildings = useAnswer(venue.allBuildings, {}).data?.data ?? []
  const data = buildings.map(({ id, name }) => ({ value: String(id), label: word(name) }))
  // One that is switched off is not in the list, and the reports have it all the same.
  const missing = value !== '' && !data.some((one) => one.value === value)
  return (
    <Select
      label={t('Building')}
      placeholder={t('All buildings')}
      data={missing ? [...data, { value, label: t('One building') }] : data}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      clearable
      searchable
      w="12rem"
    />
  )
}
