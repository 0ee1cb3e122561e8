import { Button, Text, Title } from '@mantine/core'
import {
  type ApplicationChoices,
  type Applied,
  type Identity,
  PublicApplication,
  wrongArrival,
} from '@nivas/contract/reservations/application.ts'
import { applicationCalls as calls } from '@nivas/contract/reservations/application-calls.ts'
import { rule } from '@nivas/contract/rule.ts'
import type { Wording } from '@nivas/contract/texts.ts'
import { useEffect, useMemo, useState } from 'react'
import type * as z from 'zod'
import { useVenue } from '../api/venue.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { askEnteredTwice } from '../ui/ask-entered-twice.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { CallForm } from '../ui/form/call-form.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { answersLeft } from './answers-left.ts'
import { ApplicantFields } from './applicant-fields.tsx'
import classes from './application.module.css'
import { Applied as AppliedDialog } from './applied.tsx'
import { forgetDraft, keepDraft, provedAnew, type WholeDraft } from './draft.ts'
import { IdentityAgain } from './identity-again.tsx'
import { MemberFields } from './member-fields.tsx'
import { OneOf } from './one-of.tsx'
import { PreferenceFields } from './preference-fields.tsx'
import { RemarkFields } from './remark-fields.tsx'
import { keepSent } from './sent.ts'
import { StayFields } from './stay-fields.tsx'
import { useNameOfFirst } from './use-name-of-first.ts'

type Props = {
  initial: WholeDraft
  /** The text about health was not stored. */
  lacksHealth: boolean
  choices: z.output<typeof ApplicationChoices>
  /** Called when the application was sent or discarded, and its draft deleted. */
  onEnd: () => void
}

/** The form of the application. Its draft is stored on this phone until it is sent. */
export default function ApplicationForm({ initial, lacksHealth, choices, onEnd }: Props) {
  const t = useText()
  const language = useLanguage()
  const confirm = useConfirm()
  const today = useVenue()?.today
  const [applied, setApplied] = useState<Applied>()
  /** Why the applicant has to prove their identity again. */
  const [unknown, setUnknown] = useState<Wording>()
  const schema = useMemo(
    () =>
      rule(PublicApplication, 'arrival_date', ({ arrival_date }) =>
        today && typeof arrival_date === 'string' && arrival_date !== ''
          ? wrongArrival(arrival_date, today)
          : undefined,
      ),
    [today],
  )
  const of = useCallForm({
    call: calls.apply,
    schema,
    initial,
    hidden: ['without_card', 'identity'],
    without: ['language'],
    request: (values) => ({ ...values, language }),
    asks: ({ members }) => askEnteredTwice(confirm, members),
    quiet: true,
    onFailure: ({ fields }) => setUnknown(fields.identity?.[0]),
    onSuccess: ({ data }) => {
      forgetDraft()
      keepSent(data.application_number)
      setApplied(data)
    },
  })
  const { form } = of
  const { values } = form
  useEffect(() => keepDraft(values, lacksHealth), [values, lacksHealth])
  useNameOfFirst(form)
  const left = answersLeft(schema, values)

  const goOn = (found: Identity | undefined) => {
    form.setValues(provedAnew(values, found))
    form.clearErrors()
    of.dismissError()
    setUnknown(undefined)
  }
  if (unknown) return <IdentityAgain why={unknown} onFound={goOn} />

  const askToStartAgain = async () => {
    const yes = await confirm({
      title: 'Start again',
      text: 'What you have typed will be lost.',
      action: 'Start again',
      danger: true,
    })
    if (!yes) return
    forgetDraft()
    onEnd()
  }

  return (
    <div className={classes.form}>
      <CallForm of={of} submitLabel="Send application" autoFocus>
        <Text c="dimmed">
          {t('Your answers are stored on this device for a day, without card numbers and health details.')}
        </Text>
        <div className={classes.left}>
          <Text role="status">
            {left > 0 ? t('Answers remaining: {{count}}', { count: left }) : t('Everything is filled in')}
          </Text>
          <Button variant="default" size="compact-md" disabled={of.pending} onClick={askToStartAgain}>
            {t('Start again')}
          </Button>
        </div>
        <Title order={2}>{t('Applicant details')}</Title>
        <ApplicantFields form={form} />
        <Title order={2}>{t('Your stay')}</Title>
        <OneOf
          form={form}
          field="event_type_id"
          label="Bhandara/Satsang"
          above
          options={choices.event_types.map(({ id, name }) => [id, name])}
        />
        <StayFields form={form} today={today} />
        <MemberFields form={form} />
        <PreferenceFields form={form} buildings={choices.buildings} />
        <RemarkFields form={form} lacksHealth={lacksHealth} />
      </CallForm>
      {applied && <AppliedDialog applied={applied} onClose={onEnd} />}
    </div>
  )
}
