export type TextField = HTMLInputElement | HTMLTextAreaElement

/** Returns whether the element is an input or a textarea. A checkbox is an input too, and passes. */
export const isTextField = (element: Element | null): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Sets the value of a field so that its form still treats the next event as a change. */
export function setValue(field: TextField, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value)
}

/** Sets the value of a field as if it were typed, so that its form sees the change. */
export function writeValue(field: TextField, value: string): void {
  setValue(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
