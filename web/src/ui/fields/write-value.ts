export type TextField = HTMLInputElement | HTMLTextAreaElement

/** Whether text can be typed into it; a checkbox is an input too, and passes. */
export const isTextField = (element: Element | null): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Gives a field a value in a way that its form still takes the next event for a change. */
export function setValue(field: TextField, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value)
}

/** Gives a field a value as if it were typed, so that its form sees it. */
export function writeValue(field: TextField, value: string): void {
  setValue(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
