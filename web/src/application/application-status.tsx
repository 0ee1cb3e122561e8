import { Anchor, Stack, TextInput } from '@mantine/core'
import type { ApplicationState } from '@nivas/contract/reservations/application.ts'
import { applicationCalls as calls } from '@nivas/contract/reservations/application-calls.ts'
import { useState } from 'react'
import { Heading } from '../app/heading.tsx'
import { LargeColumn } from '../app/large-column.tsx'
import { useText } from '../languages/use-text.ts'
import { anyText } from '../ui/address.ts'
import { CallForm } from '../ui/form/call-form.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { useAddress } from '../ui/use-address.ts'
import { StateOfApplication } from './state-of-application.tsx'

const readers = { number: anyText }

/** Shows the state of an application, by its number and phone. The link in the mail fills in the first field. */
export default function ApplicationStatus() {
  const t = useText()
  const [{ number }] = useAddress(readers)
  const [state, setState] = useState<ApplicationState>()
  const of = useCallForm({
    call: calls.applicationState,
    initial: { application_number: number, phone: '' },
    quiet: true,
    onSuccess: ({ data }) => setState(data),
    onFailure: () => setState(undefined),
  })
  const { getInputProps } = of.form
  return (
    <LargeColumn>
      <Heading />
      <Stack>
        <div role="status">{state && <StateOfApplication state={state} />}</div>
        <CallForm of={of} submitLabel="Show" autoFocus>
          <TextInput
            label={t('Reference number')}
            placeholder="A26-000123"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...getInputProps('application_number')}
          />
          <TextInput
            label={t('Last 4 digits of your phone number')}
            inputMode="numeric"
            autoComplete="off"
            data-autofocus={number !== '' || undefined}
            {...getInputProps('phone')}
          />
        </CallForm>
        <Anchor href="#/accomodation">{t('Apply for a stay')}</Anchor>
      </Stack>
    </LargeColumn>
  )
}
