import { SimpleGrid, TextInput } from '@mantine/core'
import { dialled } from '@nivas/contract/people.ts'
import { LONGEST_TYPED } from '@nivas/contract/phone-numbers.ts'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import type { PendingVisitor } from '@nivas/contract/samadh/schemas.ts'
import { CorrectedVisit } from '@nivas/contract/samadh/visit.ts'
import { notify } from '../api/notices.ts'
import { useText } from '../languages/use-text.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { useStrayScan } from '../ui/scan/use-stray-scan.ts'
import { NameInput } from '../ui/transliteration/name-input.tsx'
import { peopleInput } from '../ui/visits/people-input.ts'
import { staleAfterVisit } from './stale.ts'

type Props = { visitor: PendingVisitor; onClose: () => void }

/** The form that corrects who a visitor is, how many came, and how many phones they left. */
export function CorrectVisit({ visitor, onClose }: Props) {
  const t = useText()
  const { id, gents, ladies, children, mobilesCollected } = visitor
  const of = useCallForm({
    call: calls.editVisit,
    schema: CorrectedVisit,
    draft: {
      name: `correct-visit-of-samadh.${id}`,
      title: 'Correct entry',
      detail: visitor.name,
      onlyNumbersSecret: ['mobileNumber'],
    },
    initial: {
      visitorname: visitor.name,
      mobileNumber: dialled(visitor.mobile),
      gents,
      ladies,
      children,
      mobilesCollected,
    },
    // Only changed fields are sent: a different counter may have corrected others since the list was read.
    request: (_, changed) => ({ ...changed, id }),
    makesStale: staleAfterVisit,
    submitWhen: 'changed',
    onSuccess: ({ data: { name, lacksTray } }) => {
      if (lacksTray)
        notify.failure(t('{{name}} needs a tray. Please scan the ticket at the security point.', { name }))
      onClose()
    },
  })
  useStrayScan(undefined, of.element, { short: 'words' })
  const { form } = of
  return (
    <FormModal of={of} title="Correct entry" submitLabel="Save" onClose={onClose}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <NameInput
          size="md"
          label={t('Name')}
          {...form.getInputProps('visitorname')}
          maxLength={200}
          autoComplete="off"
          required
        />
        <TextInput
          size="md"
          label={t('Mobile Number')}
          {...form.getInputProps('mobileNumber')}
          maxLength={LONGEST_TYPED}
          inputMode="tel"
          autoComplete="off"
          required
        />
        <NumberField {...peopleInput} label={t('Gents')} {...form.getInputProps('gents')} required />
        <NumberField {...peopleInput} label={t('Ladies')} {...form.getInputProps('ladies')} required />
        <NumberField {...peopleInput} label={t('Children')} {...form.getInputProps('children')} required />
        <NumberField
          {...peopleInput}
          max={30_000}
          label={t('Mobile(s) Collected')}
          {...form.getInputProps('mobilesCollected')}
        />
      </SimpleGrid>
    </FormModal>
  )
}
