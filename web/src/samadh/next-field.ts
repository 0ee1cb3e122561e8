import type { KeyboardEvent } from 'react'

/** The fields of a visit in the order of a busy counter: Enter goes from one to the next, and then submits. */
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

/** Enter in a field goes on to the next one; in the last one it is the form's own, and submits. */
export function goOn(event: KeyboardEvent<HTMLElement>, form: HTMLElement | null): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
  const at = order.findIndex((field) => inputOf(form, field) === event.target)
  const next = order[at + 1]
  if (at < 0 || next === undefined) return
  event.preventDefault()
  goTo(form, next)
}

/** After the fields have rendered. */
export const later = (act: () => void) => setTimeout(act)
