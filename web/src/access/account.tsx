import { Alert, Paper, Stack, TextInput, Title } from '@mantine/core'
import { access as calls } from '@nivas/contract/access/calls.ts'
import type { CurrentUser } from '@nivas/contract/access/schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import type { ReactNode } from 'react'
import { Heading } from '../app/heading.tsx'
import { session, useUser } from '../app/session.tsx'
import { LanguageSwitch } from '../app/shell/language-switch.tsx'
import { useText } from '../languages/use-text.ts'
import { ReceiptPrinter } from '../printing/receipt-printer.tsx'
import { CallForm } from '../ui/form/call-form.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { ChangePassword } from './change-password.tsx'
import { OwnSessions } from './own-sessions.tsx'

/** The user's account: name, password, language, receipt printer and sessions. */
export default function Account() {
  const t = useText()
  const user = useUser()
  if (!user) return null
  return (
    <>
      <Heading state={user.email} />
      <Stack gap="md" maw="48rem">
        {user.account_type === 'mower' ? (
          <Alert color="gray">{t('This is a shared account. Please ask an administrator.')}</Alert>
        ) : (
          <>
            <Part title="Name">
              <OwnName user={user} />
            </Part>
            <Part title="Password">
              <ChangePassword />
            </Part>
          </>
        )}
        <Part title="Language">
          <div>
            <LanguageSwitch size="sm" />
          </div>
        </Part>
        <Part title="Receipt printer">
          <ReceiptPrinter />
        </Part>
        <Part title="Where you are signed in">
          <OwnSessions />
        </Part>
      </Stack>
    </>
  )
}

function Part({ title, children }: { title: PlainKey; children: ReactNode }) {
  const t = useText()
  return (
    <Paper component="section" withBorder p="md" aria-label={t(title)}>
      <Stack gap="sm">
        <Title order={2}>{t(title)}</Title>
        {children}
      </Stack>
    </Paper>
  )
}

function OwnName({ user }: { user: CurrentUser }) {
  const t = useText()
  const of = useCallForm({
    call: calls.editAccount,
    draft: { name: 'own-name', title: 'Your name' },
    initial: { name: user.name },
    onSuccess: ({ data }) => session.set({ user: data }),
  })
  return (
    <CallForm of={of} submitLabel="Save name">
      <TextInput label={t('Your name')} {...of.form.getInputProps('name')} required autoComplete="name" />
    </CallForm>
  )
}
