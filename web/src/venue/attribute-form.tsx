import { Switch, TextInput } from '@mantine/core'
import { typeNames } from '@nivas/contract/venue/attribute-types.ts'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { AttributeForm as Schema } from '@nivas/contract/venue/forms.ts'
import { type Attribute, attributeTypes } from '@nivas/contract/venue/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { Select } from '../ui/fields/select.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { staleCatalogue } from './stale.ts'

type Props = { attribute: Attribute | undefined; onClose: () => void }

/** The form that adds an attribute, or changes the given one. */
export function AttributeForm({ attribute, onClose }: Props) {
  const t = useText()
  const of = useCallForm({
    call: attribute ? calls.editAttribute : calls.addAttribute,
    schema: Schema,
    draft: attribute
      ? { name: `edit-attribute.${attribute.id}`, title: 'Edit attribute', detail: attribute.name }
      : { name: 'add-attribute', title: 'Add Attribute' },
    initial: {
      name: attribute?.name ?? '',
      type: attribute?.type ?? '',
      default_value: attribute?.default_value ?? '',
      is_active: attribute?.is_active !== 0,
    },
    // Only changed fields are sent: a colleague may have changed others since the list was read.
    request: (values, changed) => (attribute ? { ...changed, id: attribute.id } : values),
    makesStale: [...staleCatalogue, calls.attributes],
    submitWhen: 'valid',
    onSuccess: onClose,
  })
  const { form } = of
  const count = attribute?.values_count ?? 0
  return (
    <FormModal
      of={of}
      title={attribute ? 'Edit attribute' : 'Add Attribute'}
      submitLabel={attribute ? 'Save' : 'Add Attribute'}
      size="small"
      onClose={onClose}
    >
      <TextInput label={t('Name')} {...form.getInputProps('name')} required />
      <Select
        label={t('Type')}
        description={
          count > 0 ? t('It has {{count}} values, so its type cannot be changed.', { count }) : undefined
        }
        data={attributeTypes.map((value) => ({ value, label: t(typeNames[value]) }))}
        {...form.getInputProps('type')}
        value={form.values.type || null}
        disabled={count > 0}
        required
      />
      <TextInput
        label={t('Default value')}
        description={t('Shown in the empty field as the usual value.')}
        {...form.getInputProps('default_value')}
        value={form.values.default_value ?? ''}
      />
      {attribute && (
        <Switch
          label={t('Active')}
          description={t('An attribute that is switched off is hidden. Its values are kept.')}
          {...form.getInputProps('is_active', { type: 'checkbox' })}
        />
      )}
    </FormModal>
  )
}
