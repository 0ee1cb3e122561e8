import { Group, Stack, Text } from '@mantine/core'
import { dispensary as calls, SEARCHED } from '@nivas/contract/dispensary/calls.ts'
import type { Patient } from '@nivas/contract/dispensary/schemas.ts'
import { IconUserPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { idOrNone } from '../ui/address.ts'
import { KeyButton } from '../ui/key-button.tsx'
import { LookUp } from '../ui/look-up.tsx'
import { useAddress } from '../ui/use-address.ts'
import { PatientForm } from './patient-form.tsx'
import { PatientVisit } from './patient-visit.tsx'
import type { GiveUp } from './visit-form.tsx'

const readers = { patient: idOrNone }

/** The dispensary's counter: finds the patient, records the treatment, prints the slip. */
export default function EntryForm() {
  const t = useText()
  const [{ patient }, change] = useAddress(readers)
  const [adding, setAdding] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const open = ({ id }: Patient) => change({ patient: String(id) })
  const next = () => change({ patient: '' })
  const giveUp = useRef<GiveUp>(null)
  /** Opens the form of a new patient, after a question if a visit is unsaved. */
  const add = async () => {
    if ((await giveUp.current?.()) ?? true) setAdding(true)
  }
  // Focuses the search whenever no patient is open.
  useEffect(() => {
    if (patient === '') search.current?.focus()
  }, [patient])
  return (
    <>
      <Heading
        action={
          <KeyButton hotkey="F4" leftSection={<IconUserPlus size="1.1em" />} onClick={() => void add()}>
            {t('New Patient')}
          </KeyButton>
        }
      />
      <Stack gap="md">
        <LookUp
          ref={search}
          call={calls.search}
          request={(searchText) => ({ searchText })}
          fewest={SEARCHED.fewest}
          most={SEARCHED.most}
          mostFound={SEARCHED.found}
          size="md"
          label={t('Search a patient')}
          description={t('Name, father name or phone number, from 5 characters')}
          nothing={t('No patient was found. Add a new one with F4.')}
          rowKey={({ id }) => String(id)}
          show={(one) => <Found patient={one} />}
          onChoose={open}
          shown={patient}
        />
        {patient !== '' && <PatientVisit key={patient} id={Number(patient)} giveUp={giveUp} onNext={next} />}
      </Stack>
      {adding && (
        <PatientForm
          onClose={() => setAdding(false)}
          onSaved={(added) => {
            setAdding(false)
            open(added)
          }}
        />
      )}
    </>
  )
}

function Found({ patient: { name, fatherName, phone, address, age } }: { patient: Patient }) {
  const t = useText()
  return (
    <>
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {name}
        </Text>
        {age !== null && <Text size="sm">{t('{{count}} years', { count: age })}</Text>}
      </Group>
      <Text size="xs">{[fatherName, phone, address].join(' · ')}</Text>
    </>
  )
}
