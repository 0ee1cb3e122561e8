import { SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { idCardReasonCodes, idCardReasons } from '@nivas/contract/reservations/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { Select } from '../ui/fields/select.tsx'
import { NameInput } from '../ui/transliteration/name-input.tsx'
import type { BookingDraft } from './booking-draft.ts'

type Props = { form: UseFormReturnType<BookingDraft> }

/** The fields of an applicant without a card. */
export function NoCardFields({ form }: Props) {
  const t = useText()
  const { is_updeshi } = form.values
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <Select
        label={t('Reason for no ID card')}
        data={idCardReasonCodes.map((code) => ({ value: code, label: t(idCardReasons[code]) }))}
        {...form.getInputProps('id_card_reason')}
        value={form.values.id_card_reason || null}
        required
      />
      <NameInput label={t('Applicant name')} {...form.getInputProps('applicant_name')} required />
      <TextInput label={t('Other card number')} {...form.getInputProps('other_card_no')} required />
      <Select
        label={t('Updeshi')}
        data={[
          { value: '1', label: t('Updeshi') },
          { value: '0', label: t('Non Updeshi') },
        ]}
        {...form.getInputProps('is_updeshi')}
        value={is_updeshi === null || is_updeshi === undefined ? null : String(is_updeshi)}
        onChange={(value) => form.setFieldValue('is_updeshi', value === null ? null : value === '1' ? 1 : 0)}
        required
      />
      <TextInput label={t('Address')} {...form.getInputProps('address')} required />
      <TextInput label={t('Referral name')} {...form.getInputProps('referral_name')} required />
    </SimpleGrid>
  )
}
