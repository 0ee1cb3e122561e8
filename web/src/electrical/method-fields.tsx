import { TextInput } from '@mantine/core'
import { methodOf, methods } from '@nivas/contract/electrical/methods.ts'
import type { Text as TextWithValues } from '@nivas/contract/texts.ts'
import { useText } from '../languages/use-text.ts'
import { Select } from '../ui/fields/select.tsx'

/** The method of a payment, as chosen and typed. */
export type PaidBy = { type: (typeof methods)[number]['id'] | null; description: string; utr: string }

/** The names of these fields in the calls. */
export const methodPaths = ['paymentType', 'paymentDescription', 'utr']

export const noMethod: PaidBy = { type: null, description: '', utr: '' }

/** Returns the fields of the calls. A payment without money sends the first method, which the server does not store. */
export const toMethod = ({ type, description, utr }: PaidBy) => {
  const method = methodOf(type) ?? methods[0]
  return {
    paymentType: method.id,
    paymentDescRequired: method.required,
    paymentDescription: method.tender === 'CASH' || method.tender === 'UPI' ? null : description,
    utr: method.tender === 'UPI' ? utr : null,
  }
}

type Props = {
  value: PaidBy
  onChange: (value: PaidBy) => void
  errors: Readonly<Record<string, readonly TextWithValues[] | undefined>>
  /** Whether no money is paid. */
  disabled?: boolean
}

/** The method, and its field: the UPI reference, or the number of a cheque. */
export function MethodFields({ value, onChange, errors, disabled = false }: Props) {
  const t = useText()
  const tender = methodOf(value.type)?.tender
  const error = (field: string) => {
    const text = errors[field]?.[0]
    return text && t(text)
  }
  return (
    <>
      <Select
        label={t('Payment method')}
        data={methods.map(({ id, type }) => ({ value: String(id), label: t(type) }))}
        value={value.type === null ? null : String(value.type)}
        onChange={(id) =>
          onChange({ ...value, type: methods.find((one) => String(one.id) === id)?.id ?? null })
        }
        error={error('paymentType')}
        data-path="paymentType"
        size="lg"
        disabled={disabled}
        required={!disabled}
      />
      {tender === 'UPI' && (
        // If the UPI reference is missing, the server's error names `paymentDescription`.
        <div data-path="paymentDescription">
          <TextInput
            label={t('UPI reference (UTR)')}
            value={value.utr}
            onChange={(event) => onChange({ ...value, utr: event.currentTarget.value })}
            error={error('utr') ?? error('paymentDescription')}
            data-path="utr"
            inputMode="numeric"
            maxLength={30}
            autoComplete="off"
            size="lg"
            required
          />
        </div>
      )}
      {(tender === 'CHEQUE' || tender === 'TRANSFER') && (
        <TextInput
          label={t('Description')}
          value={value.description}
          onChange={(event) => onChange({ ...value, description: event.currentTarget.value })}
          error={error('paymentDescription')}
          data-path="paymentDescription"
          maxLength={200}
          size="lg"
          required
        />
      )}
    </>
  )
}
