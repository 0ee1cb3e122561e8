import type { Call, Request, Success } from '@nivas/contract/call.ts'
import { Paying } from '@nivas/contract/cash/forms.ts'
import { cashToPay, change as changeOf, isUnlikelyChange } from '@nivas/contract/cash/notes.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { useRef } from 'react'
import type * as z from 'zod'
import type { CallFailure } from '../api/failure.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { useConfirm } from '../ui/confirm.tsx'
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

/** The cashier's input; `change` is the amount to give back. */
export type Paid = z.output<typeof Paying> & { change: number }

type Options<C extends Call> = {
  /** The call that takes the money. */
  call: C
  /** The amount due, without additional Bhent. */
  due: number
  /** The draft under which the input is stored, for the subject of the payment; none where the next one has another. */
  draft?: Pick<DraftOptions<Values>, 'name' | 'title' | 'detail'>
  /** Makes the call's request from the input. */
  request: (paid: Paid) => Request<C>
  makesStale: readonly Call[]
  onTaken: (answer: Success<C>, paid: Paid) => void
  /** How it is sent, if not simply by the call. */
  by?: (request: Request<C>, idempotencyKey: string) => Promise<Success<C>>
  onFailure?: (failure: CallFailure) => void
}

/** A payment that is being entered, for `PayTabs`. */
export type PayingState = {
  of: CallFormState<Values>
  due: number
  /** The rest to pay in cash; null when the amount by UPI is more than the amount due. */
  toPay: number | null
  /** The change to give back; null until the amount due is covered. */
  change: number | null
  pay: (by: 'CASH' | 'UPI') => void
  addBhent: (value: number | '') => void
}

/**
 * Takes money by any call. Cash in, change out; by UPI all of it or a part, and the rest in cash. Submit is
 * enabled as soon as the amount due and the additional Bhent are covered. Change of the largest note or more is asked
 * about: the cash was mistyped.
 */
export function usePaying<C extends Call>(options: Options<C>): PayingState {
  const { due, request, onTaken } = options
  const t = useText()
  const { rupees } = useFormat()
  const confirm = useConfirm()
  /** The unlikely change that the cashier agreed to: a second try does not ask again. */
  const agreed = useRef<number>(undefined)
  /** The input at the moment when Submit was pressed. */
  const given = useRef<Paid>(undefined)
  const cashFor = ({ donation_amount, upiamount }: Readonly<Record<string, unknown>>) =>
    cashToPay(due, Number(donation_amount) || 0, Number(upiamount) || 0)
  const changeFor = (values: Readonly<Record<string, unknown>>) => {
    const toPay = cashFor(values)
    if (toPay === null) return null
    // When UPI pays everything, no cash is asked for: cash that was typed before counts as not given.
    if (values.tender === 'UPI' && toPay === 0) return 0
    if (values.cash === '' || values.cash === null) return null
    return changeOf(Number(values.cash), toPay, 0)
  }
  const asks = (paid: z.output<typeof Paying>) => {
    const change = changeFor(paid)
    if (change === null || !isUnlikelyChange(change) || agreed.current === change) return undefined
    return confirm({
      title: 'Is the cash right?',
      text: 'The change is more than any payment needs. Please look at the amount again.',
      facts: [
        [t('To pay in cash'), rupees(cashFor(paid) ?? 0)],
        [t('Total Cash'), rupees(paid.cash)],
        [t('Change'), rupees(change)],
      ],
      action: 'Take this cash',
      money: true,
    }).then((yes) => {
      if (yes) agreed.current = change
      return yes
    })
  }
  const allByUpi = (additional: unknown) => onWire(sum([due, Number(additional) || 0]))
  /** Only typed fields count as unsaved; the way to pay is chosen by a click. */
  const typedIn = (values: Values) => {
    const { upiamount, cash, donation_amount, utr } = values
    const isFilledIn = upiamount === '' || upiamount === allByUpi('')
    return isFilledIn && [cash, donation_amount, utr].every((one) => one === '') ? nothing : values
  }
  const of = useCallForm<Call, typeof Paying>({
    call: options.call,
    schema: Paying,
    ...(options.draft && { draft: { ...options.draft, typedIn } }),
    ...(options.by && {
      // The form is one for the payments of any call: `by` makes the call that `call` names.
      by: options.by as unknown as (request: unknown, key: string) => Promise<Success<Call>>,
    }),
    ...(options.onFailure && { onFailure: options.onFailure }),
    initial: nothing,
    request: (values) => {
      given.current = { ...values, change: changeFor(values) ?? 0 }
      return request(given.current)
    },
    makesStale: options.makesStale,
    quiet: true,
    asks,
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
      of.dismissError()
      setValues({ tender, utr: '', upiamount: tender === 'UPI' ? allByUpi(values.donation_amount) : '' })
    },
    addBhent: (donation_amount) => {
      // UPI pays everything until its amount is typed.
      const everything = values.tender === 'UPI' && values.upiamount === allByUpi(values.donation_amount)
      setValues({ donation_amount, ...(everything && { upiamount: allByUpi(donation_amount) }) })
    },
  }
}
