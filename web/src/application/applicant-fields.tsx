import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useText } from '../languages/use-text.ts'
import type { ApplicationDraft } from './draft.ts'
import { NoCardFields } from './no-card-fields.tsx'

/** The fields of the applicant, who was found by a card or has no card, with the contact details. */
export function ApplicantFields({ form }: { form: UseFormReturnType<ApplicationDraft> }) {
  const t = useText()
  const { getInputProps } = form
  const isKnown = Boolean(form.values.identity)
  return (
    <>
      {isKnown ? (
        <TextInput
          label={t('ID card number')}
          description={t('We found you. You can keep the phone and email shown here, or type others.')}
          {...getInputProps('id_card_no')}
          readOnly
        />
      ) : (
        <NoCardFields form={form} />
      )}
      <TextInput
        label={t('City')}
        autoComplete="address-level2"
        {...getInputProps('applicant_city')}
        required
      />
      <TextInput label={t('Phone')} type="tel" autoComplete="tel" {...getInputProps('phone')} required />
      <TextInput label={t('Email')} type="email" autoComplete="email" {...getInputProps('email')} required />
    </>
  )
}
