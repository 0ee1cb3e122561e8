import { Checkbox, Divider, Text, TextInput } from '@mantine/core'
import type { Identity } from '@nivas/contract/reservations/application.ts'
import { applicationCalls as calls } from '@nivas/contract/reservations/application-calls.ts'
import { type FormEvent, useState } from 'react'
import { useVenue } from '../api/venue.ts'
import { useText } from '../languages/use-text.ts'
import { CallForm } from '../ui/form/call-form.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'

type Props = { onFound: (found: Identity | undefined) => void; autoFocus?: boolean }

/** Finds the applicant in the registry by card or name, or continues with a person without a card (undefined). */
export function IdentityForm({ onFound, autoFocus = false }: Props) {
  const t = useText()
  const today = useVenue()?.today
  const [noCard, setNoCard] = useState(false)
  const of = useCallForm({
    call: calls.validateIdentity,
    initial: { id_card_no: '', fl_name: '', dob: '', city: '' },
    quiet: true,
    onSuccess: ({ data }) => onFound(data),
  })
  const { getInputProps } = of.form
  const goOn = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    onFound(undefined)
  }

  return (
    <CallForm of={noCard ? { ...of, submit: goOn } : of} submitLabel="Continue" autoFocus={autoFocus}>
      {!noCard && (
        <>
          <TextInput
            label={t('ID card number')}
            description={t('It is on your I-Card.')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...getInputProps('id_card_no')}
          />
          <Divider label={t('or, if the card is not at hand')} labelPosition="center" />
          <TextInput label={t('Full name')} autoComplete="name" {...getInputProps('fl_name')} />
          <TextInput
            label={t('Date of birth')}
            type="date"
            min="1900-01-01"
            {...(today && { max: today })}
            {...getInputProps('dob')}
          />
          <TextInput label={t('City')} autoComplete="address-level2" {...getInputProps('city')} />
        </>
      )}
      <Checkbox
        label={t('I have no ID card')}
        checked={noCard}
        onChange={(event) => {
          of.dismissError()
          setNoCard(event.currentTarget.checked)
        }}
      />
      {noCard && <Text size="lg">{t('The form then asks for your details.')}</Text>}
    </CallForm>
  )
}
