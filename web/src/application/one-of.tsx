import { Radio, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useText } from '../languages/use-text.ts'
import type { ApplicationDraft } from './draft.ts'

type Props = {
  form: UseFormReturnType<ApplicationDraft>
  field: keyof ApplicationDraft & string
  /** English texts, as those of the options. */
  label: string
  options: readonly (readonly [value: string | number, text: string])[]
}

/** One of a few, all of them in sight: on a phone that is one touch instead of three. */
export function OneOf({ form, field, label, options }: Props) {
  const t = useText()
  const { value, onChange: _, ...props } = form.getInputProps(field)
  return (
    <Radio.Group
      label={t(label)}
      {...props}
      value={value === null || value === undefined ? '' : String(value)}
      onChange={(chosen) => {
        const option = options.find(([one]) => String(one) === chosen)
        form.setFieldValue(field, (option?.[0] ?? '') as never)
      }}
      required
    >
      <Stack gap="sm" mt="xs">
        {options.map(([one, text]) => (
          <Radio key={one} value={String(one)} label={t(text)} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
