import { Group, SimpleGrid, Switch, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { formatCount } from '@nivas/contract/count.ts'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import type { FoundVisitor } from '@nivas/contract/samadh/schemas.ts'
import { totalPeople, type VisitFields } from '@nivas/contract/samadh/visit.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { NamedSelect } from '../ui/fields/named-select.tsx'
import { NumberField } from '../ui/fields/number-field.tsx'
import { Select } from '../ui/fields/select.tsx'
import type { DraftOf } from '../ui/form/draft.ts'
import { shownCard } from '../ui/scan/shown-card.ts'
import { NameInput } from '../ui/transliteration/name-input.tsx'
import { peopleInput } from '../ui/visits/people-input.ts'
import { useCountries } from '../ui/visits/use-countries.ts'
import { MobileField } from './mobile-field.tsx'

const seldom = { staleTime: 3_600_000 }

type Props = {
  form: UseFormReturnType<DraftOf<typeof VisitFields>>
  /** Called when a visitor was chosen by mobile number. */
  onChoose: (visitor: FoundVisitor) => void
}

/** The fields for the visitor, the people and their things, and how they come. */
export function VisitRows({ form, onChoose }: Props) {
  const t = useText()
  const countries = useCountries()
  const proofs = useAnswer(calls.idProofs, {}, seldom)
  const tours = useAnswer(calls.tourTypes, {}, seldom)
  const { values } = form
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <TextInput
          size="md"
          label={t('Id Number')}
          value={shownCard(values.idNumber)}
          placeholder={t('Scan or type it above')}
          readOnly
          tabIndex={-1}
        />
        <NameInput
          size="md"
          label={t('Name')}
          {...form.getInputProps('visitorname')}
          maxLength={200}
          autoComplete="off"
          required
        />
        <MobileField
          form={form}
          value={values.mobileNumber ?? ''}
          card={values.idNumber ?? ''}
          onChoose={onChoose}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 2, sm: 5 }} spacing="sm">
        <NumberField {...peopleInput} label={t('Gents')} {...form.getInputProps('gents')} required />
        <NumberField {...peopleInput} label={t('Ladies')} {...form.getInputProps('ladies')} required />
        <NumberField {...peopleInput} label={t('Children')} {...form.getInputProps('children')} required />
        <NumberField
          {...peopleInput}
          max={30_000}
          label={t('Mobile(s) Collected')}
          {...form.getInputProps('mobilesCollected')}
        />
        <Group align="flex-end">
          <Text fz="h1" fw={700} data-testid="total-people">
            {t('Total')}: {formatCount(totalPeople(values))}
          </Text>
        </Group>
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 4 }} spacing="sm">
        <NamedSelect
          size="md"
          label={t('Id Proof')}
          options={proofs.data?.data}
          from={proofs}
          {...form.getInputProps('idProof')}
        />
        <NamedSelect
          size="md"
          label={t('Tour Type')}
          options={tours.data?.data}
          from={tours}
          {...form.getInputProps('tourType')}
          onChange={(id) => form.setFieldValue('tourType', id === '' ? null : id)}
          clearable
        />
        <Select
          size="md"
          label={t('Country')}
          data={countries}
          searchable
          {...form.getInputProps('country')}
          required
        />
        <Group align="flex-end" h="100%">
          <Switch
            size="md"
            mb="xs"
            label={t('Tray Required')}
            {...form.getInputProps('trayRequired', { type: 'checkbox' })}
          />
        </Group>
      </SimpleGrid>
    </>
  )
}
