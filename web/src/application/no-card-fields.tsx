import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { idCardReasonCodes, idCardReasons } from '@nivas/contract/reservations/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { NameInput } from '../ui/transliteration/name-input.tsx'
import type { ApplicationDraft } from './draft.ts'
import { OneOf } from './one-of.tsx'

/** The fields of an applicant without a card. */
export function NoCardFields({ form }: { form: UseFormReturnType<ApplicationDraft> }) {
  const t = useText()
  const { getInputProps } = form
  return (
    <>
      <NameInput
        label={t('Applicant name')}
        autoComplete="name"
        {...getInputProps('applicant_name')}
        required
      />
      <OneOf
        form={form}
        field="id_card_reason"
        label="Why is there no ID card?"
        above
        options={idCardReasonCodes.map((code) => [code, idCardReasons[code]])}
      />
      <TextInput
        label={t('Other card number')}
        description={t('Aadhaar, voter card …')}
        autoComplete="off"
        spellCheck={false}
        {...getInputProps('other_card_no')}
        required
      />
      <OneOf
        form={form}
        field="is_updeshi"
        label="Updeshi"
        options={[
          [1, 'Updeshi'],
          [0, 'Non Updeshi'],
        ]}
      />
      <Textarea
        label={t('Address')}
        autoComplete="street-address"
        autosize
        minRows={1}
        {...getInputProps('address')}
        required
      />
      <TextInput
        label={t('Referral name')}
        description={t('A satsangi who knows you.')}
        autoComplete="off"
        {...getInputProps('referral_name')}
        required
      />
    </>
  )
}
