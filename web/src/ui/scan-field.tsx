import { Box, Button, type ButtonProps, Group, Stack, TextInput } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { MOST_SCANNED } from '@nivas/contract/identity/number.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { IconCamera } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { useText } from '../languages/use-text.ts'
import type { FieldProps } from './fields/field-props.ts'
import { KeyChip } from './key-chip.tsx'
import type { ReadCard } from './scan/card.ts'
import { Result } from './scan/result.tsx'
import { createTyping, isShort } from './scan/typing.ts'
import { useScan } from './scan/use-scan.ts'
import { useStrayKeys } from './scan/use-stray-keys.ts'
import { NO_CAMERA, useCamera } from './use-camera.tsx'
import { useFunctionKey } from './use-function-key.ts'

export type { ReadCard }

/** The key that opens the camera. Only one scan field of a screen listens to it. */
const SHORTCUT = 'F8'

type Props = Pick<
  FieldProps,
  | 'label'
  | 'description'
  | 'error'
  | 'required'
  | 'withAsterisk'
  | 'disabled'
  | 'size'
  | 'aria-label'
  | 'data-autofocus'
> & {
  /**
   * Called with a scanned or typed card, immediately and without the network. `card.kind` is its type: `card` is an id
   * to look up (`card.id`), `number` a bare Aadhaar number, `xml` and `secure-qr` are cards with a person.
   */
  onRead: (card: ReadCard) => void
  /** Called when a scan could not be read. The scan still belongs to a person, and the field shows the failure. */
  onGarbled?: () => void
  /** The label of a button beside the field that reads the input, as Enter does. */
  action?: PlainKey
  /**
   * The field belongs to a counter. The counter handles a card immediately, and the field shows only an altered one.
   * The focus stays for the next card, and a scan that begins while a button of the screen has the focus comes here.
   */
  atCounter?: boolean
  /** The placeholder for a field that takes something other than a card. */
  placeholder?: PlainKey
  /** Called with the same card again once the server has checked its signature. Only for a Secure QR. */
  onChecked?: (card: ReadCard) => void
  /** The input element, so that the screen can focus it. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Takes a card from a hand scanner, the clipboard, the camera (button or F8), or a typed id that Enter ends. It parses
 * the card in the browser, then asks the server to check its signature, and shows both below the field. The text never
 * stays in the field, and the field shows only four digits of a number.
 *
 * It keeps the focus and handles Enter itself, so it submits no form. A scan that cannot be read shows one message and
 * calls neither `onRead` nor the server. Give the component another `key` to empty it for the next person. Its value is
 * not part of a form: take the needed values from `onRead`.
 */
export function ScanField({
  onRead,
  onGarbled,
  onChecked,
  action,
  atCounter = false,
  placeholder = 'Scan or type the number',
  ref,
  error,
  description,
  disabled = false,
  ...field
}: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const {
    card,
    error: scanError,
    read,
    readNothing,
  } = useScan({ onRead, onGarbled, onChecked, keeps: !atCounter })
  const button = {
    disabled,
    // Enter and F8 do the same. With Tab stops, a Tab and the Enter of a scanner would press these buttons.
    tabIndex: atCounter ? -1 : 0,
    ...(field.size !== undefined && { size: field.size }),
  }

  const empty = () => {
    typing.forget()
    camera.giveUp()
    if (input.current) input.current.value = ''
  }
  /** Empties the field before it reads: half a typed number would become a part of the next one. */
  const readNow = (text: string) => {
    empty()
    void read(text)
  }
  const take = () => {
    const text = typing.scanned(input.current?.value ?? '')
    if (atCounter) input.current?.focus()
    if (text.trim() !== '') return readNow(text)
    empty()
    if (atCounter) readNothing()
  }
  const [typing] = useState(() => createTyping(() => latest.current()))
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => typing.forget, [typing])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const field = event.currentTarget
    const effect = typing.key(event.key, event.timeStamp, field.value)
    if (effect === 'pass') return
    event.preventDefault()
    if (effect === 'read') take()
    else field.setRangeText(' ', field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    // A pasted id waits for Enter, as a typed one does.
    if (isShort(text)) return
    event.preventDefault()
    readNow(text)
  }
  const camera = useCamera(readNow)
  const { hasCamera } = camera
  const look = () => {
    if (!hasCamera || disabled) return
    // The field gets the focus again when the camera closes.
    input.current?.focus()
    camera.look()
  }
  const wrong = camera.failed ? NO_CAMERA : scanError
  useStrayKeys(input, atCounter && !disabled, (key, at) => typing.key(key, at, input.current?.value ?? ''))
  useFunctionKey(SHORTCUT, input, look)

  return (
    <Stack gap="xs">
      <TextInput
        {...field}
        ref={useMergedRef(input, ref)}
        disabled={disabled}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onInput={(event) => typing.typed(event.currentTarget.value, event.timeStamp)}
        description={
          description ??
          (hasCamera ? undefined : t('The camera works only over https. A scanner works here too.'))
        }
        error={wrong ? <span role="alert">{t(wrong)}</span> : error}
        placeholder={t(placeholder)}
        maxLength={MOST_SCANNED}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        inputContainer={(children) => (
          <Group gap="xs" wrap={action === undefined ? 'nowrap' : 'wrap'} align="flex-start">
            <Box flex={action === undefined ? 1 : '1 1 14rem'}>{children}</Box>
            {action !== undefined && (
              <Button {...button} onClick={take}>
                {t(action)}
              </Button>
            )}
            {hasCamera && <CameraButton {...button} onClick={look} />}
          </Group>
        )}
      />
      <div role="status">{card && <Result card={card} />}</div>
      {camera.picture}
    </Stack>
  )
}

function CameraButton(props: ButtonProps & { tabIndex: number; onClick: () => void }) {
  const t = useText()
  return (
    <Button
      variant="default"
      {...props}
      leftSection={<IconCamera size="1.1em" />}
      rightSection={<KeyChip of={SHORTCUT} />}
      aria-keyshortcuts={SHORTCUT}
    >
      {t('Camera')}
    </Button>
  )
}
