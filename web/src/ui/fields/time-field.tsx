import { TextInput } from '@mantine/core'
import { text as messages } from '@nivas/contract/messages.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useText } from '../../languages/use-text.ts'
import type { FieldProps } from './field-props.ts'
import { parseTypedTime } from './typed-time.ts'
import { useTyped } from './use-typed.ts'

export type TimeFieldProps = FieldProps & {
  /** The message for a text that is not a time. */
  invalid?: PlainKey
}

const asItIs = (time: string) => time

/**
 * A field for a time of day, typed as 14:05, 1405, 9:30, 930 or 5pm. The value is `HH:mm`, or null while the text is
 * not a time. It takes the result of `form.getInputProps('arrival_time')`.
 */
export function TimeField({ invalid = messages.time, ...field }: TimeFieldProps) {
  const t = useText()
  const typed = useTyped(field, {
    parse: parseTypedTime,
    show: asItIs,
    wrong: (text) => (parseTypedTime(text) === null ? t(invalid) : undefined),
  })
  return <TextInput {...typed.props} placeholder={t('HH:mm')} inputMode="numeric" />
}
