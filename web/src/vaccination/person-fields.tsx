import { Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { LONGEST_TYPED } from '@nivas/contract/phone-numbers.ts'
import { vaccination as calls, FEWEST_SEARCHED, MOST_CARDS } from '@nivas/contract/vaccination/calls.ts'
import type { FoundPerson, Person } from '@nivas/contract/vaccination/schemas.ts'
import type { Ref } from 'react'
import { useText } from '../languages/use-text.ts'
import { DateField } from '../ui/fields/date-field.tsx'
import { LookUp } from '../ui/look-up.tsx'
import { NameInput } from '../ui/transliteration/name-input.tsx'
import { AadhaarField } from './aadhaar-field.tsx'
import { DoseFields } from './dose-fields.tsx'
import { emptyPerson, type PersonValues, valuesOfFound } from './person-values.ts'

type Props = {
  form: UseFormReturnType<PersonValues>
  today: string
  /** The search for a new person in the registry; `onKnown` is called if the person already has a record. */
  search?: { ref: Ref<HTMLInputElement>; onKnown: (record: Person) => void }
}

/** The fields of a vaccination record. */
export function PersonFields({ form, today, search }: Props) {
  const t = useText()
  // Each search clears the fields that the previous one filled in, even if it finds no card.
  const clearFound = () => {
    if (!form.values.cardNo) return
    form.setValues({ ...emptyPerson, doses: form.values.doses })
    form.clearErrors()
  }
  const fill = (found: FoundPerson) => {
    if (found.record) {
      clearFound()
      return search?.onKnown(found.record)
    }
    form.setValues(valuesOfFound(found))
    form.clearErrors()
  }
  return (
    <Stack gap="md">
      {search && (
        <LookUp
          ref={search.ref}
          call={calls.cardSearch}
          request={(cardNo) => ({ cardNo })}
          fewest={FEWEST_SEARCHED}
          most={50}
          mostFound={MOST_CARDS}
          label={t('Search by I-Card')}
          description={t('The registry is searched once you have typed 5 characters.')}
          nothing={t('No card begins with these characters. Please fill in the form.')}
          rowKey={(row) => String(row.customerId)}
          show={(row) => (
            <>
              <Text size="sm" fw={600}>
                {row.cardNo} · {row.name} {row.lastName}
              </Text>
              <Text size="xs">{[row.phone, row.city].filter(Boolean).join(' · ')}</Text>
            </>
          )}
          onChoose={fill}
          onNone={clearFound}
        />
      )}
      {form.values.cardNo && (
        <Group gap="xs">
          <Text fw={600}>
            {t('I-Card')}: {form.values.cardNo}
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={() => form.setFieldValue('cardNo', '')}>
            {t('Not this card')}
          </Button>
        </Group>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <NameInput
          label={t('First Name')}
          {...form.getInputProps('firstName')}
          maxLength={200}
          autoComplete="off"
          required
        />
        <NameInput
          label={t('Last Name')}
          {...form.getInputProps('lastName')}
          value={form.values.lastName ?? ''}
          maxLength={200}
          autoComplete="off"
        />
        <TextInput
          label={t('Mobile Number')}
          {...form.getInputProps('mobile')}
          maxLength={LONGEST_TYPED}
          inputMode="tel"
          autoComplete="off"
          required
        />
        <TextInput
          label={t('Address')}
          {...form.getInputProps('address')}
          maxLength={500}
          autoComplete="off"
          required
        />
        <AadhaarField
          label={t('AadharCard No')}
          value={form.values.adharCardNumber ?? ''}
          onChange={(number) => form.setFieldValue('adharCardNumber', number)}
          error={form.errors.adharCardNumber}
        />
        <DateField label={t('Date of birth')} {...form.getInputProps('dob')} max={today} />
      </SimpleGrid>
      <DoseFields form={form} today={today} />
    </Stack>
  )
}
