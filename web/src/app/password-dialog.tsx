import { Button, Text } from '@mantine/core'
import { access as calls } from '@nivas/contract/access/calls.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { CallForm } from '../ui/form/call-form.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { useUser } from './session.tsx'

/** Asks the user for their password. Calls `answer` with whether they gave it. */
export function PasswordDialog({ answer }: { answer: (given: boolean) => void }) {
  const t = useText()
  const user = useUser()
  const of = useCallForm({
    call: calls.confirm,
    initial: { password: '' },
    quiet: true,
    onSuccess: () => answer(true),
  })
  return (
    <Dialog title="Please enter your password" size="small" onClose={() => answer(false)}>
      <CallForm
        of={of}
        autoFocus
        submitLabel="Continue"
        actions={
          <Button variant="default" disabled={of.pending} onClick={() => answer(false)}>
            {t('Cancel')}
          </Button>
        }
      >
        <Text size="sm">
          {t(
            'Users, roles, links and exports of people need your password again, in case someone else is at your screen.',
          )}
        </Text>
        {/* For the browser's password manager. */}
        <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
        <PasswordField
          label={t('Password of {{name}}', { name: user?.name ?? '' })}
          autoComplete="current-password"
          {...of.form.getInputProps('password')}
        />
      </CallForm>
    </Dialog>
  )
}
