import { SimpleGrid, TextInput } from '@mantine/core'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import type { PendingVisitor } from '@nivas/contract/gate/schemas.ts'
import { dialled } from '@nivas/contract/people.ts'
import { LONGEST_TYPED } from '@nivas/contract/phone-numbers.ts'
import { useText } from '../languages/use-text.ts'
import { DateField } from '../ui/fields/date-field.tsx'
import { NumberField } from '../ui/fields/number-field.tsx'
import { TimeField } from '../ui/fields/time-field.tsx'
import { FormModal } from '../ui/form/form-modal.tsx'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { NameInput } from '../ui/transliteration/name-input.tsx'
import { peopleInput } from '../ui/visits/people-input.ts'
import { staleAfterEntry } from './stale.ts'

type Props = { visitor: PendingVisitor; onClose: () => void }

/** The form that corrects the entry of visitors who are inside. */
export function CorrectEntry({ visitor, onClose }: Props) {
  const t = useText()
  const { id, departure_time } = visitor
  const of = useCallForm({
    call: calls.editVisit,
    draft: {
      name: `correct-entry.${id}`,
      title: 'Correct entry',
      detail: visitor.name,
      onlyNumbersSecret: ['visitormobile'],
    },
    hidden: ['id'],
    initial: {
      id,
      visitorname: visitor.name,
      visitormobile: dialled(visitor.visit_purpose.visitormobile ?? ''),
      vehicleno: visitor.vehicleno ?? '',
      people: visitor.people,
      todate: visitor.todate,
      departure_time: departure_time ?? undefined,
    },
    // Only changed fields are sent: a different gate may have corrected others since the list was read.
    request: (_, changed) => ({ ...changed, id }),
    makesStale: staleAfterEntry,
    submitWhen: 'changed',
    onSuccess: onClose,
  })
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
        />
        <NumberField
          {...peopleInput}
          min={1}
          label={t('No of People')}
          {...form.getInputProps('people')}
          required
        />
        <TextInput
          size="md"
          label={t('Mobile Number')}
          {...form.getInputProps('visitormobile')}
          maxLength={LONGEST_TYPED}
          inputMode="tel"
          autoComplete="off"
        />
        <TextInput
          size="md"
          label={t('Vehicle number')}
          {...form.getInputProps('vehicleno')}
          maxLength={30}
          autoComplete="off"
        />
        {/* Visitors without a departure time leave on the day of their entry. */}
        {departure_time !== null && (
          <>
            <DateField size="md" label={t('Departure Date')} {...form.getInputProps('todate')} required />
            <TimeField
              size="md"
              label={t('Departure Time')}
              {...form.getInputProps('departure_time')}
              required
            />
          </>
        )}
      </SimpleGrid>
    </FormModal>
  )
}
