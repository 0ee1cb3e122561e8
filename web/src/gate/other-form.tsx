import { NumberInput, SimpleGrid, TextInput } from '@mantine/core'
import type { Request } from '@nivas/contract/call.ts'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { OtherEntry } from '@nivas/contract/gate/entry.ts'
import type { VisitReceipt } from '@nivas/contract/gate/schemas.ts'
import { INDIA } from '@nivas/contract/gate/visitor.ts'
import { type RefObject, useEffect } from 'react'
import { useText } from '../languages/use-text.ts'
import { useCallForm } from '../ui/form/use-call-form.ts'
import { CardInput, type Read } from './card-input.tsx'
import { EntryFrame } from './entry-frame.tsx'
import classes from './form.module.css'
import { OtherList } from './other-list.tsx'
import { PurposeFields } from './purpose-fields.tsx'
import { people } from './spinner.ts'
import { staleAfterEntry } from './stale.ts'
import { submitVisitorEntry } from './submit.ts'
import { useThisGate } from './this-gate.ts'
import { useLookUp } from './use-look-up.ts'

type Entry = Request<typeof calls.createVisitorEntry>

type Props = {
  onEntered: (receipt: VisitReceipt) => void
  isDirty?: RefObject<() => boolean>
  /** An entry that was made before and is looked at again, and how it is sent then. */
  begun?: Entry
  by?: typeof submitVisitorEntry
}

const initial = {
  gate_id: null,
  idNumber: '',
  visitorname: '',
  gents: 0,
  members: [],
  visit_purpose: {
    purpose_id: '' as const,
    visitingname: '',
    houseno: '',
    otherpurpose: '',
    satsangofficial: '',
    country: INDIA,
    state: '',
    vehicleno: '',
    visitormobile: '',
  },
}

/** The form of an entry: a field that holds nothing holds ''. */
function filled({ idNumber, visitorname, people: all, members, visit_purpose }: Entry): typeof initial {
  const purpose = Object.entries(visit_purpose ?? {}).filter(([, value]) => value !== null)
  return {
    ...initial,
    idNumber: idNumber ?? '',
    visitorname: visitorname ?? '',
    gents: (all ?? 1) - 1,
    members: (members ?? []) as never[],
    visit_purpose: { ...initial.visit_purpose, ...Object.fromEntries(purpose) },
  }
}

/** Somebody who is no satsangi: who they are, what they come for, and who is with them. */
export function OtherForm({ onEntered, isDirty, begun, by = submitVisitorEntry }: Props) {
  const t = useText()
  const gate_id = useThisGate() ?? null
  const looking = useLookUp()
  const of = useCallForm({
    call: calls.createVisitorEntry,
    schema: OtherEntry,
    initial: begun ? filled(begun) : initial,
    request: ({ gents, ...entry }) => ({
      ...entry,
      gate_id: begun ? (begun.gate_id ?? null) : gate_id,
      isnonsatsangi: true,
      people: gents + 1,
    }),
    by,
    makesStale: staleAfterEntry,
    onSuccess: ({ data }) => {
      reset()
      onEntered(data)
    },
  })
  const reset = () => {
    of.reset()
    looking.clear()
  }
  useEffect(() => {
    if (isDirty) isDirty.current = () => of.form.isDirty()
  })
  const { form } = of
  const { gents } = form.values

  const read = async ({ number, name }: Read) => {
    form.setFieldValue('idNumber', number)
    form.clearFieldError('idNumber')
    if (name) form.setFieldValue('visitorname', name)
    focusOn(name ? 'visit_purpose.visitormobile' : 'visitorname')
    const found = await looking.lookUp(number)
    // Whoever is not found is simply new here: nothing has to be said.
    looking.clear()
    if (!found) return
    if (form.getValues().visitorname === '') form.setFieldValue('visitorname', found.main_name)
    if (found.phone && form.getValues().visit_purpose.visitormobile === '')
      form.setFieldValue('visit_purpose.visitormobile', found.phone)
  }
  const focusOn = (path: string) =>
    setTimeout(() => of.element.current?.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus())

  return (
    <EntryFrame of={of} onReset={reset} looking={looking}>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="sm">
        <div data-path="idNumber" className={classes.wide}>
          <CardInput
            label={t('Id Number')}
            onRead={(said) => void read(said)}
            error={form.errors.idNumber}
            required
          />
        </div>
        <TextInput
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
          {...form.getInputProps('visit_purpose.visitormobile')}
          maxLength={12}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <PurposeFields form={form} />
        <NumberInput
          {...people}
          label={t('No of accompanying visitors')}
          {...form.getInputProps('gents')}
          required
        />
      </SimpleGrid>
      {Number(gents) > 0 && <OtherList form={form} />}
    </EntryFrame>
  )
}
