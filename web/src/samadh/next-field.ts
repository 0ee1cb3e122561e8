import type { KeyboardEvent } from 'react'

/** The fields of a visit in the order in which Enter moves through them at a busy counter. */
const order = ['visitorname', 'mobileNumber', 'gents', 'ladies', 'children', 'mobilesCollected'] as const
export type Quick = (typeof order)[number]

const inputOf = (form: HTMLElement | null, field: Quick) => {
  const found = form?.querySelector<HTMLElement>(`[data-path="${field}"]`)
  return found instanceof HTMLInputElement ? found : found?.querySelector<HTMLInputElement>('input')
}

/** Moves the focus to a field and selects its value, so that a typed number replaces it. */
export function goTo(form: HTMLElement | null, field: Quick): void {
  const input = inputOf(form, field)
  input?.focus()
  input?.select()
}

/** Moves from a field to the next one on Enter; in the last field Enter submits the form as usual. */
export function goToNext(event: KeyboardEvent<HTMLElement>, form: HTMLElement | null): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
  const at = order.findIndex((field) => inputOf(form, field) === event.target)
  const next = order[at + 1]
  if (at < 0 || next === undefined) return
  event.preventDefault()
  goTo(form, next)
}

/** Runs `act` after the fields have rendered. */
export const later = (act: () => void) => setTimeout(act)
