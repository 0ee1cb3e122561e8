import { Alert, Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { dispensary as calls } from '@nivas/contract/dispensary/calls.ts'
import type { Patient } from '@nivas/contract/dispensary/schemas.ts'
import { MOST_TREATMENTS, type Treatment } from '@nivas/contract/dispensary/treatments.ts'
import { IconCheck, IconPencil, IconPrinter } from '@tabler/icons-react'
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useText } from '../languages/use-text.ts'
import { CallForm } from '../ui/form/call-form.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { KeyButton } from '../ui/key-button.tsx'
import { useStrayScan } from '../ui/scan/use-stray-scan.ts'
import { useFunctionKey } from '../ui/use-function-key.ts'
import { PatientForm } from './patient-form.tsx'
import { staleVisits } from './stale.ts'
import type { SlipPrinting } from './use-print-slip.tsx'
import { VisitFields } from './visit-fields.tsx'
import { emptyVisit, withTreatment } from './visit-values.ts'

/** Copies a treatment of an earlier visit into the form. */
export type Repeat = (treatment: Treatment) => void

/** Gives up the unsaved visit; resolves to false if the user decides to stay. */
export type GiveUp = () => Promise<boolean>

type Props = {
  patient: Patient
  repeat: RefObject<Repeat | null>
  giveUp: RefObject<GiveUp | null>
  slip: SlipPrinting
  onNext: () => void
}

/** The form of this visit. */
export function VisitForm({ patient, repeat, giveUp, slip, onNext }: Props) {
  const t = useText()
  const [saved, setSaved] = useState<number>()
  const [editing, setEditing] = useState(false)
  const of = useCallForm({
    call: calls.saveEntry,
    hidden: ['patientId'],
    initial: emptyVisit(patient.id),
    makesStale: staleVisits,
    quiet: true,
    // All fields are health data, which this computer must not store; leaving, even for another patient, asks instead.
    draft: {
      name: `patient-visit.${patient.id}`,
      title: 'Patient Information Form',
      detail: patient.name,
      parameter: 'patient',
    },
    onSuccess: ({ data }) => {
      setSaved(data.id)
      of.reset()
    },
  })
  const { form } = of
  useImperativeHandle(repeat, () => (treatment) => {
    setSaved(undefined)
    const next = withTreatment(form.getValues().treatments, treatment)
    if (next.length <= MOST_TREATMENTS) form.setFieldValue('treatments', next)
  })
  useImperativeHandle(giveUp, () => async () => {
    // A visit that is being saved cannot be lost.
    if (of.pending) return true
    const leaves = await of.mayLeave()
    if (leaves) of.reset()
    return leaves
  })
  useStrayScan(undefined, of.element, { short: 'words' })
  useFunctionKey('F2', of.element, of.submit)
  // After printing, the focus goes to the button for the next patient: the print button lost it while it was disabled.
  const next = useRef<HTMLButtonElement>(null)
  const wasPrinting = useRef(false)
  useEffect(() => {
    if (wasPrinting.current && !slip.pending) next.current?.focus()
    wasPrinting.current = slip.pending
  }, [slip.pending])
  const known = [
    [t('Name'), patient.name],
    [t('Father Name'), patient.fatherName],
    [t('Address'), patient.address],
    [t('Phone Number'), patient.phone],
  ] as const
  return (
    <Stack gap="sm">
      {saved !== undefined && (
        // Its button takes the focus, so screen readers read the group. They would not read a live region that appears
        // with its text.
        <Alert
          role="group"
          color="paid"
          icon={<IconCheck />}
          title={t('The visit of {{name}} is recorded.', { name: patient.name })}
        >
          <Group gap="xs">
            <KeyButton
              hotkey="F9"
              autoFocus
              leftSection={<IconPrinter size="1.1em" />}
              loading={slip.pending}
              onClick={() => slip.print(saved)}
            >
              {t('Print slip')}
            </KeyButton>
            <Button ref={next} variant="default" onClick={onNext}>
              {t('Next patient')}
            </Button>
          </Group>
        </Alert>
      )}
      <CallForm
        of={of}
        submitLabel="Save"
        submitKey="F2"
        autoFocus={saved === undefined}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconPencil size="1.1em" />}
              onClick={() => setEditing(true)}
            >
              {t('Edit Patient')}
            </Button>
            <Button variant="default" onClick={onNext}>
              {t('Close')}
            </Button>
          </>
        }
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
          {known.map(([label, value]) => (
            <TextInput
              key={label}
              label={label}
              value={value}
              readOnly
              tabIndex={-1}
              variant="filled"
              title={value}
            />
          ))}
        </SimpleGrid>
        <VisitFields form={form} />
      </CallForm>
      {editing && (
        <PatientForm patient={patient} onClose={() => setEditing(false)} onSaved={() => setEditing(false)} />
      )}
    </Stack>
  )
}
