import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useText } from '../languages/use-text.ts'
import { Suggested } from './suggested.tsx'
import { TreatmentFields } from './treatment-fields.tsx'
import type { VisitValues } from './visit-values.ts'

/** The fields of a visit: symptom, diagnoses and treatments. */
export function VisitFields({ form }: { form: UseFormReturnType<VisitValues> }) {
  const t = useText()
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <Suggested
          kind="symptom"
          label={t('Symptoms')}
          maxLength={1000}
          {...form.getInputProps('symptom')}
          value={form.values.symptom ?? ''}
          required
          data-autofocus
        />
        <Suggested
          kind="diagnosis"
          label={t('Diagnoses')}
          maxLength={1000}
          {...form.getInputProps('diagnoses')}
          value={form.values.diagnoses ?? ''}
          required
        />
      </SimpleGrid>
      <TreatmentFields form={form} />
    </>
  )
}
