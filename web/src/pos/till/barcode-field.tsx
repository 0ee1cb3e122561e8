import { TextInput } from '@mantine/core'
import { asciiDigits } from '@nivas/contract/digits.ts'
import { IconBarcode } from '@tabler/icons-react'
import { type KeyboardEvent, memo, type RefObject, useState } from 'react'
import { useText } from '../../languages/use-text.ts'
import { isTouched } from '../../ui/is-touched.ts'
import { useStrayKeys } from '../../ui/scan/use-stray-keys.ts'

type Props = {
  ref: RefObject<HTMLInputElement | null>
  error: string | undefined
  disabled: boolean
  onScan: (text: string) => void
  onMove: (by: 1 | -1) => void
}

/**
 * The field that takes a scanned or typed code when Enter ends it. Keys typed while a button, a switch of the top bar
 * or no element has the focus also go here; the arrow keys select a line. A phone shows its keyboard only after a tap
 * on the field.
 */
export const BarcodeField = memo(function BarcodeField(props: Props) {
  const { ref, error, disabled, onScan, onMove } = props
  const t = useText()
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      onMove(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const field = event.currentTarget
    const scanned = asciiDigits(field.value.trim())
    field.value = ''
    if (scanned !== '') onScan(scanned)
  }
  useStrayKeys(ref, !disabled)
  // The focus returns here after each product and dialog; the keyboard of a phone would then cover lines and products.
  const [isTyped, setTyped] = useState(false)
  return (
    <TextInput
      ref={ref}
      label={t('Barcode')}
      placeholder={t('Scan a product or a satsangi card')}
      leftSection={<IconBarcode size="1.2em" />}
      size="lg"
      maxLength={200}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck={false}
      disabled={disabled}
      inputMode={isTouched() && !isTyped ? 'none' : undefined}
      onPointerDown={() => setTyped(true)}
      onBlur={() => setTyped(false)}
      // The focus comes here when the element that had it disappears, such as a dismissed notice.
      data-autofocus
      onKeyDown={onKeyDown}
      error={error === undefined ? undefined : <span role="alert">{error}</span>}
    />
  )
})
