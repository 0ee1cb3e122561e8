import { Alert, Anchor, Button, Skeleton, Stack } from '@mantine/core'
import type { Applied } from '@nivas/contract/reservations/application.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { LargeColumn } from '../app/large-column.tsx'
import { useText } from '../languages/use-text.ts'
import { ApplicationForm } from './application-form.tsx'
import { Applied as AppliedDialog } from './applied.tsx'
import { BegunBefore } from './begun-before.tsx'
import { type ApplicationDraft, begunBefore, emptyApplication, forgetDraft } from './draft.ts'
import { IdentityForm } from './identity-form.tsx'

/** The public application: who applies, the form, the reference number. */
export default function Accomodation() {
  const t = useText()
  const [begun, setBegun] = useState(() => begunBefore())
  const [draft, setDraft] = useState<ApplicationDraft>()
  // Asked for at once: by the time that the form is reached they are there.
  const choices = useAnswer(calls.applicationChoices, {}, { staleTime: Number.POSITIVE_INFINITY })
  const [applied, setApplied] = useState<Applied>()

  const startAgain = () => {
    forgetDraft()
    setBegun(undefined)
    setDraft(undefined)
  }
  const finish = (answer: Applied) => {
    startAgain()
    setApplied(answer)
  }

  return (
    <LargeColumn>
      <Heading />
      {draft ? (
        choices.data ? (
          <ApplicationForm
            initial={draft}
            choices={choices.data.data}
            onApplied={finish}
            onStartAgain={startAgain}
          />
        ) : choices.isError ? (
          <Alert color="red" role="alert" title={t('The form could not be loaded')}>
            <Button variant="default" onClick={() => void choices.refetch()}>
              {t('Try again')}
            </Button>
          </Alert>
        ) : (
          <Skeleton h="60vh" />
        )
      ) : begun ? (
        <BegunBefore begun={begun} onGoOn={() => setDraft(begun.values)} onStartAgain={startAgain} />
      ) : (
        <Stack>
          <IdentityForm onFound={(found) => setDraft(emptyApplication(found))} />
          <Anchor href="#/application-status">
            {t('I have applied already: how does my application stand?')}
          </Anchor>
        </Stack>
      )}
      {applied && <AppliedDialog applied={applied} onClose={() => setApplied(undefined)} />}
    </LargeColumn>
  )
}
