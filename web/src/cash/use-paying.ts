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
import type { DraftOptions } from '../ui/form/draft-contents.ts'
import { type CallFormState, useCallForm } from '../ui/form/use-call-form.ts'

type Values = DraftOf<typeof Paying>

const nothing: InitialOf<typeof Paying> = {
  tender: 'CASH',
  cash: '',
  donation_amount: '',
  utr: '',
  upiamount: '',
}

/** The valid input of the cashier; `change` is the amount to give back. */
export type Paid = z.output<typeof Paying> & { change: number }

type Options<C extends Call> = {
  /** The call that takes the money. */
  call: C
  /** The amount due, without additional Bhent. */
  due: number
  /** The draft that stores the input; undefined where the next payment has a different subject. */
  draft?: Pick<DraftOptions<Values>, 'name' | 'title' | 'detail'>
  /** Makes the request of the call from the input. */
  request: (paid: Paid) => Request<C>
  makesStale: readonly Call[]
  onTaken: (answer: Success<C>, paid: Paid) => void
  /** Sends the request, if not simply by the call. */
  by?: (request: Request<C>, idempotencyKey: string) => Promise<Success<C>>
  onFailure?: (failure: CallFailure) => void
}

/** A payment that is being entered, for `PayTabs`. */
export type PayingState = {
  of: CallFormState<Values>
  due: number
  /** The rest to pay in cash; null if the amount by UPI is more than the amount due. */
  toPay: number | null
  /** The change to give back; null until the amount due is covered. */
  change: number | null
  pay: (by: 'CASH' | 'UPI') => void
  addBhent: (value: number | '') => void
  /** Whether there is typed input that closing would lose. */
  isTyped: () => boolean
}

/**
 * Takes money by any call: in cash with change, or all or a part by UPI and the rest in cash. Submit is enabled when
 * the amount due and the additional Bhent are covered. Asks about change of the largest note or more, which suggests
 * that the cash was mistyped.
 */
export function usePaying<C extends Call>(options: Options<C>): PayingState {
  const { due, request, onTaken } = options
  const t = useText()
  const { rupees } = useFormat()
  const confirm = useConfirm()
  /** The unlikely change that the cashier confirmed, so that a second try does not ask again. */
  const agreed = useRef<number>(undefined)
  /** The input when Submit was pressed. */
  const given = useRef<Paid>(undefined)
  const cashFor = ({ donation_amount, upiamount }: Readonly<Record<string, unknown>>) =>
    cashToPay(due, Number(donation_amount) || 0, Number(upiamount) || 0)
  const changeFor = (values: Readonly<Record<string, unknown>>) => {
    const toPay = cashFor(values)
    if (toPay === null) return null
    // If UPI pays the whole amount, cash that was typed before does not count.
    if (values.tender === 'UPI' && toPay === 0) return 0
    if (values.cash === '' || values.cash === null) return null
    return changeOf(Number(values.cash), toPay, 0)
  }
  const asks = (paid: z.output<typeof Paying>) => {
    const change = changeFor(paid)
    if (change === null || !isUnlikelyChange(change) || agreed.current === change) return undefined
    return confirm({
      title: 'Is the cash right?',
      text: 'The change is larger than any payment needs. Please check the amount.',
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
  /** Returns the values that count as unsaved: typed fields, but not the way to pay, which is one click. */
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
      // The cast is needed because the form takes payments of any call; `by` sends the request of `call`.
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
    isTyped: () => typedIn(of.form.getValues()) !== nothing,
    toPay: cashFor(values),
    change: changeFor(values),
    pay: (tender) => {
      of.form.clearErrors()
      of.dismissError()
      setValues({ tender, utr: '', upiamount: tender === 'UPI' ? allByUpi(values.donation_amount) : '' })
    },
    addBhent: (donation_amount) => {
      // UPI pays the whole amount until a different amount is typed.
      const everything = values.tender === 'UPI' && values.upiamount === allByUpi(values.donation_amount)
      setValues({ donation_amount, ...(everything && { upiamount: allByUpi(donation_amount) }) })
    },
  }
}
