import type { SyntheticEvent } from 'react'
import { FIRST_FOCUS } from './use-first-focus.ts'

/** After a button of a counter or of its dialog, the field of the next scan has the focus again: a scan would press the button. */
export const toNextScan = ({ currentTarget }: SyntheticEvent<HTMLElement>): void =>
  currentTarget.closest('main, [role="dialog"]')?.querySelector<HTMLElement>(FIRST_FOCUS)?.focus()
