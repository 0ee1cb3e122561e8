import { Alert, Anchor, Button, Skeleton, Stack } from '@mantine/core'
import { applicationCalls as calls } from '@nivas/contract/reservations/application-calls.ts'
import { lazy, Suspense, useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { LargeColumn } from '../app/large-column.tsx'
import { useText } from '../languages/use-text.ts'
import { begunBefore, emptyApplication, forgetDraft, type WholeDraft } from './draft.ts'
import { IdentityForm } from './identity-form.tsx'
import { sentFromHere } from './sent.ts'
import { SentBefore } from './sent-before.tsx'

const fetchForm = () => import('./application-form.tsx')
const ApplicationForm = lazy(fetchForm)
const BegunBefore = lazy(() => import('./begun-before.tsx'))

/** The public application: identifying the applicant, the form, the reference number. */
export default function Accomodation() {
  const t = useText()
  const [begun, setBegun] = useState(() => begunBefore())
  const [draft, setDraft] = useState<WholeDraft>()
  const lacksHealth = begun?.lacksHealth ?? false
  // The first step can be used immediately. The data of the next step loads while it is filled in.
  const choices = useAnswer(calls.applicationChoices, {}, { staleTime: Number.POSITIVE_INFINITY })

  const begin = () => {
    setBegun(undefined)
    setDraft(undefined)
  }
  const startAgain = () => {
    forgetDraft()
    begin()
  }
  const loading = <Skeleton h="60vh" />
  const failed = (
    <Alert color="red" role="alert" title={t('The form could not be loaded')}>
      <Button variant="default" onClick={() => void choices.refetch()}>
        {t('Try again')}
      </Button>
    </Alert>
  )
  const sent = sentFromHere()

  return (
    <LargeColumn>
      <Heading />
      {draft && choices.data && (
        <Suspense fallback={loading}>
          <ApplicationForm
            initial={draft}
            lacksHealth={lacksHealth}
            choices={choices.data.data}
            onEnd={begin}
          />
        </Suspense>
      )}
      {draft && !choices.data && (choices.isError ? failed : loading)}
      {!draft && begun && (
        <Suspense fallback={loading}>
          <BegunBefore begun={begun} onGoOn={() => setDraft(begun.values)} onStartAgain={startAgain} />
        </Suspense>
      )}
      {!draft && !begun && (
        <Stack onInput={() => void fetchForm().catch(() => undefined)}>
          {sent && <SentBefore sent={sent} />}
          <IdentityForm onFound={(found) => setDraft(emptyApplication(found))} />
          <Anchor href="#/application-status">{t('I have already applied: check my application')}</Anchor>
        </Stack>
      )}
    </LargeColumn>
  )
}
