import { Button, Fieldset, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { MOST_DOSES, noDose } from '@nivas/contract/vaccination/doses.ts'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../languages/use-text.ts'
import { DateField } from '../ui/fields/date-field.tsx'
import { NamedSelect } from '../ui/fields/named-select.tsx'
import { withoutErrorsIn } from '../ui/form/check.ts'
import { InWords } from '../ui/form/in-words.tsx'
import { SetUpFirst } from '../ui/set-up-first.tsx'
import type { PersonValues } from './person-values.ts'
import { useTypes } from './use-types.ts'

type Props = { form: UseFormReturnType<PersonValues>; today: string }

/** The fields for a person's doses: a row for each, up to the limit. */
export function DoseFields({ form, today }: Props) {
  const t = useText()
  const types = useTypes()
  const { doses } = form.values
  const offered = (chosen: unknown) =>
    types.data?.data.filter(({ id, is_active }) => is_active || id === chosen)
  const fields = useRef<HTMLFieldSetElement>(null)
  const add = () => {
    const last = doses.at(-1)?.vtype ?? ''
    const isOff = types.data?.data.some(({ id, is_active }) => id === last && !is_active) ?? false
    // The new dose gets the vaccine of the last one, unless that vaccine is out of use.
    flushSync(() => set([...doses, { dose: doses.length + 1, vtype: isOff ? '' : last, date: null }]))
    // Focuses the new dose, because the button may be disabled now.
    const part = doses.length > 0 && !isOff ? 'date' : 'vtype'
    fields.current?.querySelector<HTMLElement>(`[data-path="doses.${doses.length}.${part}"]`)?.focus()
  }
  const set = (next: PersonValues['doses']) => {
    form.setFieldValue('doses', next)
    form.setErrors((shown) => withoutErrorsIn(shown, 'doses'))
    if (next.length === 0) form.setFieldError('doses', <InWords of={noDose} />)
  }
  return (
    <Fieldset ref={fields} legend={t('Vaccination Doses')} data-path="doses" tabIndex={-1}>
      <Stack gap="sm">
        {doses.map(({ dose, vtype }, at) => (
          <SimpleGrid key={dose} cols={{ base: 1, sm: 2 }} spacing="sm">
            <NamedSelect
              label={t('Dose {{dose}}: vaccine', { dose: at + 1 })}
              options={offered(vtype)}
              from={types}
              setUp={<SetUpFirst text="No vaccine type is in use." to="/vaccination/types" />}
              searchable
              {...form.getInputProps(`doses.${at}.vtype`)}
              error={form.errors[`doses.${at}.vtype`] ?? form.errors[`doses.${at}.dose`]}
              required
            />
            <DateField
              label={t('Dose {{dose}}: date', { dose: at + 1 })}
              {...form.getInputProps(`doses.${at}.date`)}
              min={doses[at - 1]?.date || undefined}
              max={today}
              required
            />
          </SimpleGrid>
        ))}
        {form.errors.doses && (
          <Text size="sm" c="red" role="alert">
            {form.errors.doses}
          </Text>
        )}
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconPlus size="1em" />}
            disabled={doses.length >= MOST_DOSES}
            onClick={add}
          >
            {t('Add Dose')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconMinus size="1em" />}
            disabled={doses.length === 0}
            onClick={() => set(doses.slice(0, -1))}
          >
            {t('Remove Dose')}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}
