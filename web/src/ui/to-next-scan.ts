import type { SyntheticEvent } from 'react'
import { FIRST_FOCUS } from './use-first-focus.ts'

/**
 * Moves the focus back to the field of the next scan after a button of a counter or of its dialog was pressed.
 * Otherwise the next scan would press the button again.
 */
export const toNextScan = ({ currentTarget }: SyntheticEvent<HTMLElement>): void =>
  currentTarget.closest('main, [role="dialog"]')?.querySelector<HTMLElement>(FIRST_FOCUS)?.focus()
