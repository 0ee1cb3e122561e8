import { Anchor, Skeleton, Text, TextInput } from '@mantine/core'
import { venue as calls } from '@nivas/contract/venue/calls.ts'
import { SetAttributes as Schema } from '@nivas/contract/venue/forms.ts'
import type { Attribute, AttributeType, AttributeValue } from '@nivas/contract/venue/schemas.ts'
import { useAnswerOnOpening } from '../api/hooks.ts'
import { useMay } from '../app/session.tsx'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { changedItems, withChanged } from '../ui/form/changed-items.ts'
import type { DraftOf } from '../ui/form/draft.ts'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { hasFailed, LoadFailure } from '../ui/load-failure.tsx'
import { staleCatalogue } from './stale.ts'

type Values = DraftOf<typeof Schema>

type Props = {
  type: AttributeType
  of: { id: number; attributes: readonly AttributeValue[] }
  /** The name of the building, floor or room. */
  name: string
  onClose: () => void
}

/** The dialog that sets the attributes of a building, floor or room, with a field for each. */
export function SetAttributes(props: Props) {
  const t = useText()
  const may = useMay()
  const answer = useAnswerOnOpening(calls.attributes, {})
  const possible = answer.data?.data.filter(({ type, is_active }) => type === props.type && is_active > 0)
  if (possible && possible.length > 0) return <AttributesForm {...props} possible={possible} />
  return (
    <Dialog title="Set Attributes" size="small" onClose={props.onClose}>
      {hasFailed(answer) ? (
        <LoadFailure of={answer} />
      ) : possible ? (
        <>
          <Text>{t('There are no attributes for this yet.')}</Text>
          {may('manage-attributes') && <Anchor href="#/attributes">{t('Open attributes')}</Anchor>}
        </>
      ) : (
        <Skeleton h="10rem" />
      )}
    </Dialog>
  )
}

function AttributesForm({ type, of, name, onClose, possible }: Props & { possible: readonly Attribute[] }) {
  const t = useText()
  const given = (id: number) => of.attributes.find((one) => one.id === id)?.value ?? ''
  const first: Values['attributes'] = possible.map(({ id }) => ({ id, value: given(id) }))
  const state = useCallForm({
    call: calls.setAttributes,
    schema: Schema,
    draft: {
      name: `set-attributes.${type}.${of.id}`,
      title: 'Set Attributes',
      detail: name,
      // Stores only the changed values: before a draft is restored a colleague may change values or attributes.
      typedIn: (values): Values => ({ ...values, attributes: changedItems(values.attributes, first) }),
      fillsIn: ({ attributes = [], ...rest }, present): Partial<Values> => ({
        ...rest,
        attributes: withChanged(present.attributes, attributes),
      }),
    },
    initial: { object_id: of.id, type, attributes: first },
    hidden: ['object_id', 'type'],
    makesStale: [...staleCatalogue, calls.attributes],
    submitWhen: 'valid',
    onSuccess: onClose,
  })
  return (
    <FormModal of={state} title="Set Attributes" submitLabel="Save" size="small" onClose={onClose}>
      <Text size="sm" c="dimmed">
        {t('{{name}}: attributes left empty are not shown.', { name })}
      </Text>
      {possible.map(({ id, name: label, default_value }, at) => (
        <TextInput
          key={id}
          label={label}
          placeholder={default_value ?? undefined}
          {...state.form.getInputProps(`attributes.${at}.value`)}
        />
      ))}
    </FormModal>
  )
}
