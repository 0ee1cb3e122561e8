import { Stack } from '@mantine/core'
import { dispensary as calls } from '@nivas/contract/dispensary/calls.ts'
import { NewVisit, type Patient, type Visit } from '@nivas/contract/dispensary/schemas.ts'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { useStrayScan } from '../ui/scan/use-stray-scan.ts'
import { staleVisits } from './stale.ts'
import { VisitFields } from './visit-fields.tsx'

type Props = { patient: Patient; visit: Visit; onClose: () => void }

/** The form that corrects a visit of today, whose slip can then be printed again. */
export function CorrectVisit({ patient, visit, onClose }: Props) {
  const { id, symptom, diagnoses, treatments } = visit
  const of = useCallForm({
    call: calls.editVisit,
    schema: NewVisit,
    hidden: ['patientId'],
    initial: { patientId: patient.id, symptom, diagnoses, treatments },
    // All fields are health data, which this computer must not store; leaving, even for another patient, asks instead.
    draft: {
      name: `correct-visit.${id}`,
      title: 'Correct visit',
      detail: patient.name,
      parameter: 'patient',
    },
    // Only changed fields are sent: a colleague may have corrected others since the patient was opened.
    request: (_, { patientId: _patient, ...changed }) => ({ ...changed, id }),
    makesStale: staleVisits,
    submitWhen: 'changed',
    onSuccess: onClose,
  })
  useStrayScan(undefined, of.element, { short: 'words' })
  const { form } = of
  return (
    <FormModal of={of} title="Correct visit" submitLabel="Save" size="wide" onClose={onClose}>
      <Stack gap="sm">
        <VisitFields form={form} />
      </Stack>
    </FormModal>
  )
}
