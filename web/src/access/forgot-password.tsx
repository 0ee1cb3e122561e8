import { Alert, Anchor, Stack, TextInput } from '@mantine/core'
import { access as calls } from '@nivas/contract/access/calls.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useState } from 'react'
import { DoorCard } from '../app/door-card.tsx'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { CallForm } from '../ui/form/call-form.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'

/** Requests a mail with a link. The answer is the same whether or not the user exists. */
export default function ForgotPassword() {
  const t = useText()
  const [answer, setAnswer] = useState<PlainKey>()
  const of = useCallForm({
    call: calls.forgot,
    initial: { email: '' },
    quiet: true,
    submitWhen: answer === undefined ? 'valid' : () => false,
    onSuccess: ({ message }) => setAnswer(message),
  })
  return (
    <DoorCard>
      <Heading state={t('A link to set a new password will arrive by email.')} />
      <Stack>
        <div role="status">{answer !== undefined && <Alert color="paid">{t(answer)}</Alert>}</div>
        <CallForm of={of} autoFocus>
          <TextInput
            size="lg"
            label={t('Email')}
            type="email"
            autoComplete="username"
            readOnly={answer !== undefined}
            {...of.form.getInputProps('email')}
          />
        </CallForm>
        <Anchor href="#/login">{t('Back to login')}</Anchor>
      </Stack>
    </DoorCard>
  )
}
