import { SimpleGrid, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { addDays, isDate } from '@nivas/contract/dates.ts'
import { useText } from '../languages/use-text.ts'
import classes from './application.module.css'
import type { ApplicationDraft } from './draft.ts'

type Props = { form: UseFormReturnType<ApplicationDraft>; today: string | undefined }

/** The fields for arrival and departure, with the phone's date pickers. */
export function StayFields({ form, today }: Props) {
  const t = useText()
  const { getInputProps, values } = form
  const arrival = values.arrival_date ?? ''
  const earliest = isDate(arrival) ? addDays(arrival, 1) : today
  return (
    <>
      <SimpleGrid cols={2} spacing="sm" className={classes.stacked}>
        <TextInput
          label={t('Arrival')}
          type="date"
          {...(today && { min: today })}
          {...getInputProps('arrival_date')}
          required
        />
        <TextInput label={t('Arrival time')} type="time" {...getInputProps('arrival_time')} required />
        <TextInput
          label={t('Departure')}
          type="date"
          {...(earliest && { min: earliest })}
          {...getInputProps('departure_date')}
          required
        />
        <TextInput label={t('Departure time')} type="time" {...getInputProps('departure_time')} required />
      </SimpleGrid>
      <Text c="dimmed">{t('If you arrive more than 24 hours late, your allotment is cancelled.')}</Text>
    </>
  )
}
