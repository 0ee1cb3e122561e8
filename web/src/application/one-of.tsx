import { Group, Radio } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useText, useWord } from '../languages/use-text.ts'
import classes from './application.module.css'
import type { ApplicationDraft } from './draft.ts'

type Props = {
  form: UseFormReturnType<ApplicationDraft>
  field: keyof ApplicationDraft & string
  label: PlainKey
  /** A name from the product's own texts is translated. */
  options: readonly (readonly [value: string | number, name: string])[]
  /** The label stands above the options: they need the whole width. */
  above?: boolean
}

/** One of a few options, all of them visible, side by side: on a phone that is one touch instead of three. */
export function OneOf({ form, field, label, options, above }: Props) {
  const t = useText()
  const word = useWord()
  const { value, onChange: _, ...props } = form.getInputProps(field)
  return (
    <Radio.Group
      label={t(label)}
      {...(above && { className: classes.above })}
      {...props}
      value={value === null || value === undefined ? '' : String(value)}
      onChange={(chosen) => {
        const option = options.find(([one]) => String(one) === chosen)
        form.setFieldValue(field, (option?.[0] ?? '') as never)
      }}
      required
    >
      <Group className={classes.choices}>
        {options.map(([one, name]) => (
          <Radio key={one} value={String(one)} label={word(name)} className={classes.choice} />
        ))}
      </Group>
    </Radio.Group>
  )
}
