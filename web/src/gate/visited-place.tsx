import type { UseFormReturnType } from '@mantine/form'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import type { GateEntry } from '@nivas/contract/gate/gate-entry.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { Autocomplete } from '../ui/fields/autocomplete.tsx'
import { useOffered } from '../ui/fields/use-suggestions.ts'
import type { DraftOf } from '../ui/form/draft.ts'

const seldom = { staleTime: 600_000 }

type Props = { form: UseFormReturnType<DraftOf<typeof GateEntry>> }

/** The house that a satsangi visits, or the building that a different visitor visits. */
export function VisitedPlace({ form }: Props) {
  const t = useText()
  const word = useWord()
  const houses = useAnswer(calls.houses, {}, seldom)
  const houseNumbers = useOffered(
    // An answer stored by an earlier version of this page may lack the field.
    houses.data?.data.flatMap(({ houseno }) => houseno ?? []),
    houses.isError,
  )
  const buildings = useAnswer(venue.allBuildings, {}, seldom)
  const buildingNames = useOffered(
    buildings.data?.data.map(({ name }) => name),
    buildings.isError,
  )
  return form.values.issatsangi ? (
    <Autocomplete
      size="md"
      label={t('Visiting House')}
      {...houseNumbers}
      limit={50}
      {...form.getInputProps('houseNo')}
      maxLength={50}
      required
    />
  ) : (
    <Autocomplete
      size="md"
      label={t('Building Name')}
      {...buildingNames}
      renderOption={({ option }) => word(option.value)}
      limit={50}
      {...form.getInputProps('buildingName')}
      maxLength={200}
      required
    />
  )
}
