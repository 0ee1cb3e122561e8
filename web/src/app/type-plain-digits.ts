import { asciiDigits } from '@nivas/contract/digits.ts'
import { setValue } from '../ui/fields/write-value.ts'

const forNumbers = ['numeric', 'decimal', 'tel']

/**
 * Digits of a Hindi keyboard become 0 to 9 in every field for numbers, typed or pasted, before the field itself sees
 * them: a number field drops what it does not know.
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
  // A paste that the field has changed arrives as a `change`.
  for (const event of ['input', 'change']) document.addEventListener(event, replace, true)
}
