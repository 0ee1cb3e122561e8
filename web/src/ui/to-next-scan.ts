import type { SyntheticEvent } from 'react'

/** After a button of a counter, the field of the next scan has the focus again: a scan would press the button. */
export const toNextScan = ({ currentTarget }: SyntheticEvent<HTMLElement>): void =>
  currentTarget.closest('main')?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
