import { Textarea, TextInput } from '@mantine/core'
import { dictionary as calls } from '@nivas/contract/dictionary/calls.ts'
import { type OwnWord, OwnWordForm } from '@nivas/contract/dictionary/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'

type Props = { word: OwnWord | undefined; onClose: () => void; onAdded: (word: OwnWord) => void }

/** The form that adds a word of the venue, or changes the given one. */
export function WordForm({ word, onClose, onAdded }: Props) {
  const t = useText()
  const title = word ? 'Edit Word' : 'Add Word'
  const of = useCallForm({
    call: word ? calls.editWord : calls.addWord,
    schema: OwnWordForm,
    draft: word ? { name: `edit-word.${word.id}`, title, detail: word.word } : { name: 'add-word', title },
    initial: { word: word?.word ?? '', meaning: word?.meaning ?? '', kind: word?.kind ?? '' },
    // Only changed fields are sent: a colleague may have changed others since the list was read.
    request: (values, changed) => (word ? { ...changed, id: word.id } : values),
    makesStale: [calls.ownWords],
    submitWhen: 'valid',
    quiet: !word,
    onSuccess: ({ data }) => (word ? onClose() : onAdded(data)),
  })
  const { form } = of
  return (
    <FormModal of={of} title={title} submitLabel={word ? 'Save' : 'Add Word'} size="small" onClose={onClose}>
      <TextInput label={t('Word')} {...form.getInputProps('word')} required />
      <Textarea
        label={t('Meaning')}
        description={t('Separate several meanings by commas.')}
        autosize
        {...form.getInputProps('meaning')}
        required
      />
      <TextInput label={t('Kind')} {...form.getInputProps('kind')} value={form.values.kind ?? ''} />
    </FormModal>
  )
}
