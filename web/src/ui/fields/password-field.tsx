import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useText } from '../../languages/use-text.ts'

/**
 * A field for a password, which its button shows. While it is shown it is a text to the keyboard of a phone, which
 * would begin it with a capital, correct it, and learn it.
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
