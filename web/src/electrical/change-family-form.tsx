import { Text } from '@mantine/core'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { Profile } from '@nivas/contract/electrical/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { NameInput } from '../ui/transliteration/name-input.tsx'
import { rateInput } from './rate-input.ts'
import { staleReadings, staleSetUp } from './stale.ts'

type Props = { house: Pick<Profile, 'id' | 'houseno' | 'name'>; onClose: () => void }

/** The form that closes the account of a house's family and begins that of the next family. */
export function ChangeFamilyForm({ house, onClose }: Props) {
  const t = useText()
  const of = useCallForm({
    call: calls.changeFamily,
    draft: {
      name: `change-family.${house.id}`,
      title: 'A new family moves in',
      detail: house.houseno,
    },
    hidden: ['id'],
    initial: { id: house.id, name: '', reading: '' },
    makesStale: [...staleSetUp, ...staleReadings],
    submitWhen: 'changed',
    onSuccess: onClose,
  })
  const { form } = of
  return (
    <FormModal
      of={of}
      title="A new family moves in"
      submitLabel="Save"
      size="small"
      onClose={onClose}
      staysOnEscape
    >
      <Text size="lg" fw={600}>
        {house.houseno} · {house.name}
      </Text>
      <Text size="sm">
        {t(
          "This month is billed to {{name}} up to this reading, and what is owed stays with that account. The new family's readings begin next month.",
          { name: house.name },
        )}
      </Text>
      <NameInput label={t('Name of the new family')} {...form.getInputProps('name')} required />
      <NumberField
        label={t('Meter reading today')}
        {...form.getInputProps('reading')}
        {...rateInput}
        required
      />
    </FormModal>
  )
}
