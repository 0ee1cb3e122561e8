import { access as calls } from '@nivas/contract/access/calls.ts'
import { useUser } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { CallForm } from '../ui/form/call-form.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { usePasswordHint } from './use-password-hint.ts'

const nothing = { current_password: '', password: '', password_confirmation: '' }

/** Changes the password and ends every other session of this user. */
export function ChangePassword() {
  const t = useText()
  const hint = usePasswordHint()
  const email = useUser()?.email
  const of = useCallForm({
    call: calls.changePassword,
    initial: nothing,
    makesStale: [calls.sessions],
    onSuccess: () => of.reset(),
  })
  const { form } = of
  return (
    <CallForm of={of} submitLabel="Change password">
      {/* The browser's password manager needs the name of the account. */}
      <input type="hidden" name="username" autoComplete="username" value={email ?? ''} readOnly />
      <PasswordField
        label={t('Current password')}
        {...form.getInputProps('current_password')}
        required
        autoComplete="current-password"
      />
      <PasswordField
        label={t('New password')}
        description={`${hint} ${t('You will be signed out everywhere else.')}`}
        {...form.getInputProps('password')}
        required
        autoComplete="new-password"
      />
      <PasswordField
        label={t('Repeat the new password')}
        {...form.getInputProps('password_confirmation')}
        required
        autoComplete="new-password"
      />
    </CallForm>
  )
}
