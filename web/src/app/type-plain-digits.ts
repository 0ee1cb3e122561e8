import { asciiDigits } from '@nivas/contract/digits.ts'
import { setValue } from '../ui/fields/write-value.ts'

const forNumbers = ['numeric', 'decimal', 'tel']

/**
 * Turns the digits of a Hindi keyboard into 0 to 9 in every field for numbers, typed or pasted, before the field itself
 * sees them. A number field would drop them.
 */
export function typePlainDigits(): void {
  const replace = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !forNumbers.includes(target.inputMode)) return
    const plain = asciiDigits(target.value)
    if (plain === target.value) return
    const caret = target.selectionEnd
    setValue(target, plain)
    target.setSelectionRange(caret, caret)
  }
  // A paste that the field changes fires `change` instead of `input`.
  for (const event of ['input', 'change']) document.addEventListener(event, replace, true)
}
