import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useText } from '../../languages/use-text.ts'

/**
 * A field for a password, with a button that shows it. While the password is visible, the keyboard of a phone treats it
 * as text, and would capitalise it, correct it and learn it.
 */
export function PasswordField(props: PasswordInputProps) {
  const t = useText()
  return (
    <PasswordInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      visibilityToggleButtonProps={{ 'aria-label': t('Show password') }}
      {...props}
    />
  )
}
