import { Collapse, SimpleGrid, TextInput, UnstyledButton } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { FIRST_BIRTH_YEAR, lastBirthYear, type VisitFields } from '@nivas/contract/samadh/visit.ts'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { Select } from '../ui/fields/select.tsx'
import type { DraftOf } from '../ui/form/draft.ts'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { NameInput } from '../ui/transliteration/name-input.tsx'

type Props = { form: UseFormReturnType<DraftOf<typeof VisitFields>>; today: string }

const fields = [
  'fatherHus',
  'birthYear',
  'district',
  'location',
  'state',
  'postcode',
  'email',
  'vehicleNo',
  'gender',
]

/** The advanced section: fields that a card fills in and that few counters ask for. It opens if one has an error. */
export function MoreFields({ form, today }: Props) {
  const t = useText()
  const word = useWord()
  const [open, setOpen] = useState(false)
  const genders = useAnswer(calls.genders, {}, { staleTime: 3_600_000 })
  const last = lastBirthYear(today)
  const years = Array.from({ length: last - FIRST_BIRTH_YEAR + 1 }, (_, at) => String(last - at))
  const isWrong = fields.some((field) => field in form.errors)
  const shown = open || isWrong
  const plain = { size: 'md' as const, autoComplete: 'off' }
  return (
    <div>
      <UnstyledButton mih="2.75rem" aria-expanded={shown} onClick={() => setOpen(!shown)}>
        {shown ? <IconChevronDown size="1em" aria-hidden /> : <IconChevronRight size="1em" aria-hidden />}{' '}
        {t('Advanced')}
      </UnstyledButton>
      <Collapse expanded={shown}>
        <SimpleGrid cols={{ base: 1, sm: 3, lg: 5 }} spacing="sm">
          <NameInput
            label={t('Father/Husband')}
            {...plain}
            {...form.getInputProps('fatherHus')}
            maxLength={200}
          />
          <Select
            size="md"
            label={t('Birth Year')}
            data={years}
            limit={200}
            searchable
            clearable
            {...form.getInputProps('birthYear')}
          />
          <TextInput label={t('District')} {...plain} {...form.getInputProps('district')} maxLength={100} />
          <TextInput label={t('Location')} {...plain} {...form.getInputProps('location')} maxLength={200} />
          <TextInput label={t('Home state')} {...plain} {...form.getInputProps('state')} maxLength={100} />
          <TextInput
            label={t('PostCode')}
            {...plain}
            {...form.getInputProps('postcode')}
            maxLength={10}
            inputMode="numeric"
          />
          <TextInput
            label={t('Email')}
            {...plain}
            {...form.getInputProps('email')}
            maxLength={254}
            type="text"
            inputMode="email"
          />
          <TextInput label={t('VehicleNo')} {...plain} {...form.getInputProps('vehicleNo')} maxLength={30} />
          <Select
            size="md"
            label={t('Gender')}
            data={(genders.data?.data ?? []).map(({ id, name }) => ({ value: id, label: word(name) }))}
            clearable
            {...form.getInputProps('gender')}
            {...(hasFailed(genders) && { error: <LoadFailure of={genders} /> })}
          />
        </SimpleGrid>
      </Collapse>
    </div>
  )
}
