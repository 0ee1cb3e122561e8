import type { Call, Request, Success } from '@nivas/contract/call.ts'
import { Paying } from '@nivas/contract/cash/forms.ts'
import { cashToPay, change as changeOf } from '@nivas/contract/cash/notes.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { useRef } from 'react'
import type * as z from 'zod'
import type { DraftOf, InitialOf } from '../ui/form/draft.ts'
import { type CallFormState, useCallForm } from '../ui/form/use-call-form.ts'
import type { DraftOptions } from '../ui/form/use-draft.ts'

type Values = DraftOf<typeof Paying>

const nothing: InitialOf<typeof Paying> = {
  tender: 'CASH',
  cash: '',
  donation_amount: '',
  utr: '',
  upiamount: '',
}

/** What the cashier entered; `change` is what goes back. */
export type Paid = z.output<typeof Paying> & { change: number }

type Options<C extends Call> = {
  /** The call that takes the money. */
  call: C
  /** What is to be paid, without additional Bhent. */
  due: number
  /** What was typed is kept as this, for whoever is paid for. */
  draft: Pick<DraftOptions<Values>, 'name' | 'title' | 'detail'>
  /** Makes the call's request of what was entered. */
  request: (paid: Paid) => Request<C>
  makesStale: readonly Call[]
  onTaken: (answer: Success<C>, paid: Paid) => void
}

/** A payment that is being entered, as `PayTabs` takes it. */
export type PayingState = {
  of: CallFormState<Values>
  due: number
  /** What is left to pay in cash; null when more would be paid by UPI than is due. */
  toPay: number | null
  /** What goes back; null until what is due is covered. */
  change: number | null
  pay: (by: 'CASH' | 'UPI') => void
  addBhent: (value: number | string) => void
}

/**
 * Takes money by any call. Cash in, change out; by UPI all of it or a part, and the rest in cash. Submit opens as soon as
 * what is due and the additional Bhent are covered.
 */
export function usePaying<C extends Call>(options: Options<C>): PayingState {
  const { due, request, onTaken } = options
  /** As it was on the counter when Submit was pressed. */
  const given = useRef<Paid>(undefined)
  const cashFor = ({ donation_amount, upiamount }: Readonly<Record<string, unknown>>) =>
    cashToPay(due, Number(donation_amount) || 0, Number(upiamount) || 0)
  const changeFor = (values: Readonly<Record<string, unknown>>) => {
    const toPay = cashFor(values)
    if (toPay === null) return null
    // Where UPI pays everything no cash is asked for: what was typed for it before is not given.
    if (values.tender === 'UPI' && toPay === 0) return 0
    if (values.cash === '' || values.cash === null) return null
    return changeOf(Number(values.cash), toPay, 0)
  }
  const allByUpi = (additional: unknown) => onWire(sum([due, Number(additional) || 0]))
  /** Another way to pay is chosen by a click; only what was typed is work. */
  const typedIn = (values: Values) => {
    const { upiamount, cash, donation_amount, utr } = values
    const isFilledIn = upiamount === '' || upiamount === allByUpi('')
    return isFilledIn && [cash, donation_amount, utr].every((one) => one === '') ? nothing : values
  }
  const of = useCallForm<Call, typeof Paying>({
    call: options.call,
    schema: Paying,
    draft: { ...options.draft, typedIn },
    initial: nothing,
    request: (values) => {
      given.current = { ...values, change: changeFor(values) ?? 0 }
      return request(given.current)
    },
    makesStale: options.makesStale,
    quiet: true,
    submitWhen: (values) => changeFor(values) !== null,
    onSuccess: (answer) => given.current && onTaken(answer as Success<C>, given.current),
  })
  const { values, setValues } = of.form
  return {
    of,
    due,
    toPay: cashFor(values),
    change: changeFor(values),
    pay: (tender) => {
      of.form.clearErrors()
      of.dismissProblem()
      setValues({ tender, utr: '', upiamount: tender === 'UPI' ? allByUpi(values.donation_amount) : '' })
    },
    addBhent: (value) => {
      const donation_amount = typeof value === 'number' ? value : ''
      // UPI pays everything until its amount is typed.
      const everything = values.tender === 'UPI' && values.upiamount === allByUpi(values.donation_amount)
      setValues({ donation_amount, ...(everything && { upiamount: allByUpi(donation_amount) }) })
    },
  }
}
