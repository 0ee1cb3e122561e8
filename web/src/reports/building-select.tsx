import { venue } from '@nivas/contract/venue/calls.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'

/** The choice of a building; an empty text means all of them. */
export function BuildingSelect({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const t = useText()
  const word = useWord()
  const buildings = useAnswer(venue.allBuildings, {})
  const data = (buildings.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: word(name) }))
  // A building that is switched off is not in the list, but reports can be about it.
  const missing = value !== '' && !data.some((one) => one.value === value)
  return (
    <ChoiceField
      labelAbove
      width="12rem"
      label={t('Building')}
      none={t('All buildings')}
      from={buildings}
      options={missing ? [...data, { value, label: t('One building') }] : data}
      chosen={value}
      onChoose={onChange}
    />
  )
}

/** Returns the name of a building in the user's language; undefined for all of them. */
export function useBuildingName(id: string): string | undefined {
  const t = useText()
  const word = useWord()
  const found = useAnswer(venue.allBuildings, {}).data?.data.find((one) => String(one.id) === id)
  if (id === '') return undefined
  return found ? word(found.name) : t('One building')
}
