import type { FocusEvent, ReactNode } from 'react'

/** The props of every field: its appearance, and the result of Mantine's `form.getInputProps(path)`. */
export type FieldProps = {
  value?: string | null
  onChange?: (value: string | null) => void
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  error?: ReactNode
  label?: ReactNode
  description?: ReactNode
  required?: boolean
  withAsterisk?: boolean
  disabled?: boolean
  readOnly?: boolean
  size?: 'sm' | 'md' | 'lg'
  className?: string
  'aria-label'?: string
  'data-path'?: string
  'data-autofocus'?: boolean
}
