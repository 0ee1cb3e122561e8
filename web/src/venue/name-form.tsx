import { Switch, Text, TextInput } from '@mantine/core'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { NameInHindi } from '@nivas/contract/venue/forms.ts'
import { isAddedKind } from '@nivas/contract/venue/names-in-hindi.ts'
import type { VenueName } from '@nivas/contract/venue/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { HindiInput } from '../ui/transliteration/hindi-input.tsx'
import { staleNames } from './stale.ts'

/**
 * The form for the Hindi of a name, removed by an empty field. Gates and events can also be renamed and switched off.
 */
export function NameForm({
  of: { kind, id, name, name_hi, is_active },
  onClose,
}: {
  of: VenueName
  onClose: () => void
}) {
  const t = useText()
  const isRenamed = isAddedKind(kind)
  const title = isRenamed ? 'Edit gate or event' : 'Names in Hindi'
  const of = useCallForm({
    call: calls.nameInHindi,
    schema: NameInHindi,
    draft: { name: `name-in-hindi.${kind}.${id}`, title, detail: name },
    initial: {
      kind,
      name: isRenamed ? name : undefined,
      name_hi: name_hi ?? '',
      is_active: isRenamed ? is_active : undefined,
    },
    hidden: ['kind'],
    // Name and state are sent only if changed here: a colleague may have renamed it or switched it off.
    request: (values, changed) => ({ ...values, name: changed.name, is_active: changed.is_active, id }),
    makesStale: staleNames,
    onSuccess: onClose,
  })
  const field = of.form.getInputProps('name_hi')
  return (
    <FormModal of={of} title={title} submitLabel="Save" size="small" onClose={onClose}>
      {isRenamed ? (
        <TextInput label={t('Name')} {...of.form.getInputProps('name')} maxLength={100} required />
      ) : (
        <Text fw={600}>{name}</Text>
      )}
      <HindiInput
        label={t('In Hindi')}
        lang="hi"
        description={t('Type in English letters and choose the Hindi word, or type in Hindi.')}
        {...field}
        value={of.form.values.name_hi ?? ''}
        data-autofocus
      />
      {isRenamed && (
        <Switch
          label={t('Active')}
          description={t('One that is switched off stays in existing records and is no longer offered.')}
          {...of.form.getInputProps('is_active', { type: 'checkbox' })}
        />
      )}
    </FormModal>
  )
}
