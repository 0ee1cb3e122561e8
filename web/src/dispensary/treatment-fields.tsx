import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { MOST_DAYS, MOST_TREATMENTS } from '@nivas/contract/dispensary/treatments.ts'
import { IconMinus, IconPlus, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { whole } from '../ui/fields/whole.ts'
import { withoutErrorsIn } from '../ui/form/check.ts'
import classes from './form.module.css'
import { Suggested } from './suggested.tsx'
import { noTreatment, type VisitValues } from './visit-values.ts'

/** The fields for the treatments of a visit: a numbered row for each. */
export function TreatmentFields({ form }: { form: UseFormReturnType<VisitValues> }) {
  const t = useText()
  const { treatments } = form.values
  const fields = useRef<HTMLDivElement>(null)
  const add = () => {
    flushSync(() => set([...treatments, noTreatment]))
    fields.current?.querySelector<HTMLElement>(`[data-path="treatments.${treatments.length}.name"]`)?.focus()
  }
  const set = (next: VisitValues['treatments']) => {
    form.setFieldValue('treatments', next)
    form.setErrors((shown) => withoutErrorsIn(shown, 'treatments'))
  }
  return (
    <Stack
      ref={fields}
      gap="xs"
      data-path="treatments"
      tabIndex={-1}
      role="group"
      aria-label={t('Treatments')}
    >
      <Text fw={600} role="status">
        {t('Treatments: {{count}}', { count: treatments.length })}
      </Text>
      {form.errors.treatments && (
        <Text size="sm" c="red" role="alert">
          {form.errors.treatments}
        </Text>
      )}
      {treatments.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the form knows the fields of a row by its index.
        <div key={at} className={classes.treatment}>
          <Suggested
            kind="medicine"
            aria-label={t('Medicine {{number}}', { number: at + 1 })}
            placeholder={t('Medicine')}
            maxLength={200}
            {...form.getInputProps(`treatments.${at}.name`)}
            value={treatments[at]?.name ?? ''}
          />
          <Suggested
            kind="dosage"
            aria-label={t('Dosage {{number}}', { number: at + 1 })}
            placeholder={t('Dosage, such as 1-0-1')}
            maxLength={200}
            {...form.getInputProps(`treatments.${at}.dosage`)}
            value={treatments[at]?.dosage ?? ''}
          />
          <NumberField
            aria-label={t('Days {{number}}', { number: at + 1 })}
            placeholder={t('Days')}
            min={1}
            max={MOST_DAYS}
            {...whole}
            hideControls
            {...form.getInputProps(`treatments.${at}.days`)}
            value={treatments[at]?.days ?? ''}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('Remove treatment {{number}}', { number: at + 1 })}
            onClick={() => set(treatments.filter((_one, other) => other !== at))}
          >
            <IconX size="1.1em" />
          </ActionIcon>
        </div>
      ))}
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconPlus size="1em" />}
          disabled={treatments.length >= MOST_TREATMENTS}
          onClick={add}
        >
          {t('Add Treatment')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconMinus size="1em" />}
          disabled={treatments.length === 0}
          onClick={() => set(treatments.slice(0, -1))}
        >
          {t('Remove Treatment')}
        </Button>
      </Group>
    </Stack>
  )
}
