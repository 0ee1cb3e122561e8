import { Text } from '@mantine/core'
import type { GateEntry } from '@nivas/contract/gate/gate-entry.ts'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import { isMasked, withoutMarks } from '@nivas/contract/identity/stand-in.ts'
import { useText } from '../languages/use-text.ts'
import type { DraftOf } from '../ui/form/draft.ts'
import type { CallFormState } from '../ui/form/use-call-form.ts'
import { useAfterPress } from '../ui/use-after-press.ts'
import { AadhaarInput, CardInput, type Read } from '../ui/visits/card-input.tsx'
import type { useNextCard } from '../ui/visits/use-next-card.ts'
import classes from '../ui/visits/visits.module.css'
import type { useEntryPerson } from './use-entry-person.ts'

type Props = {
  of: CallFormState<DraftOf<typeof GateEntry>>
  next: ReturnType<typeof useNextCard>
  person: ReturnType<typeof useEntryPerson>
}

/**
 * The cards of the short form: for a satsangi a card of the venue, an Aadhaar number or both; for others the number
 * only.
 */
export function EntryCards({ of: { form, pending }, next, person: { looking, garbled } }: Props) {
  const t = useText()
  const { issatsangi } = form.values
  // Messages about a card move the fields and buttons below, so they wait until the pointer is released.
  const id_card_no = useAfterPress(form.values.id_card_no)
  const adharid = useAfterPress(form.values.adharid)
  const why = useAfterPress(looking.why)
  /** Reads an Aadhaar number. Beside a card of the venue it is a second number of the same person. */
  const readAadhaar = (card: Read) => {
    if (pending || form.getValues().id_card_no === '') return next.onRead(card)
    form.setFieldValue('adharid', card.number)
    form.clearFieldError('adharid')
  }
  return (
    <>
      {issatsangi && (
        <div data-path="id_card_no" className={classes.wide}>
          <CardInput
            ref={next.field}
            label={t('Satsangi Id Number')}
            onRead={next.onRead}
            onGarbled={garbled}
            error={form.errors.id_card_no}
          />
          {id_card_no && <NotFound text={why} />}
        </div>
      )}
      <div data-path="adharid" className={issatsangi ? undefined : classes.wide}>
        {issatsangi ? (
          <AadhaarInput label={t('Adhar Card Number')} onRead={readAadhaar} error={form.errors.adharid} />
        ) : (
          <CardInput
            ref={next.field}
            label={t('Adhar Card Number')}
            onRead={next.onRead}
            onGarbled={garbled}
            error={form.errors.adharid}
          />
        )}
        {issatsangi && adharid && (
          <Text size="sm" fw={600}>
            {isMasked(adharid) ? withoutMarks(adharid) : maskedNumber(adharid.trim().slice(-4))}
          </Text>
        )}
        {!id_card_no && adharid && <NotFound text={why} />}
      </div>
    </>
  )
}

/** The reason why a card did not fill in any field. */
const NotFound = ({ text }: { text: string | undefined }) =>
  text && (
    <Text size="sm" c="red" role="alert">
      {text}
    </Text>
  )
