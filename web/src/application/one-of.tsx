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
  /** A name that is a text of the product is translated. */
  options: readonly (readonly [value: string | number, name: string])[]
  /** The label stands above the options, because they need the whole width. */
  above?: boolean
}

/** A choice of one of a few options, all visible side by side. On a phone this takes one touch instead of three. */
export function OneOf({ form, field, label, options, above }: Props) {
  const t = useText()
  const word = useWord()
  const { value, onChange: _, ...props } = form.getInputProps(field)
  const chosen = value === null || value === undefined ? '' : String(value)
  return (
    <Radio.Group
      label={t(label)}
      {...(above && { className: classes.above })}
      {...props}
      value={chosen}
      onChange={(now) => {
        const option = options.find(([one]) => String(one) === now)
        form.setFieldValue(field, (option?.[0] ?? '') as never)
      }}
      required
    >
      <Group className={classes.choices}>
        {options.map(([one, name]) => (
          <Radio
            key={one}
            value={String(one)}
            label={word(name)}
            className={classes.choice}
            wrapperProps={{ 'data-chosen': String(one) === chosen || undefined }}
          />
        ))}
      </Group>
    </Radio.Group>
  )
}
