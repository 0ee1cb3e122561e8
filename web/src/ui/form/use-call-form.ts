import { type UseFormReturnType, useForm } from '@mantine/form'
import type { Call, Request } from '@nivas/contract/call.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import type * as z from 'zod'
import type { BodyField, BodyOf, CallFormOptions, Turn } from './call-form-options.ts'
import { changedOf, check, without } from './check.ts'
import type { DraftOf } from './draft.ts'
import type { StoredDraft } from './draft-store.ts'
import { withKnown } from './known.ts'
import { createLeaveField } from './leave-field.ts'
import { showUnread } from './places.ts'
import { useChangedByOthers } from './use-changed-by-others.ts'
import { type Restored, useDraft } from './use-draft.ts'
import { useFormErrors } from './use-form-errors.ts'
import { useSending } from './use-sending.ts'

/** The state of a form that makes a call, for `CallForm` and `FormModal`. */
export type CallFormState<V> = {
  /** Mantine's form: `form.getInputProps('members.0.age')`, `form.values`, `form.insertListItem(…)`. */
  form: UseFormReturnType<V>
  submit: (event?: FormEvent<HTMLFormElement>) => void
  /** Called when the user leaves a field, and on Enter in a field while the submit button is disabled. */
  leave: (event: { target: EventTarget }) => void
  /** Whether the call is pending. */
  pending: boolean
  /** Whether the submit button is enabled. */
  ready: boolean
  /** The messages above the fields, in the user's language. */
  error: readonly string[] | undefined
  /** The title of these messages. */
  errorTitle: PlainKey | undefined
  dismissError: () => void
  /** Restarts with the initial values, as after a success at a counter, and deletes the draft. */
  reset: () => void
  /** The draft that filled in the form when it opened, if there was one. */
  restored: Restored | undefined
  /** An earlier draft that the form offers, if there is one. */
  offered: StoredDraft | undefined
  takeOffered: () => void
  /** Whether there is unsaved input. */
  isUnsaved: () => boolean
  /** Resolves to whether something else may replace the form. Asks the user while there is unsaved input. */
  mayLeave: () => Promise<boolean>
  /** Deletes the draft, because the user gives up the form. */
  forgetDraft: () => void
  /** The number of restarts of the form. */
  round: number
  element: RefObject<HTMLFormElement | null>
}

/**
 * Makes a form that makes a call. Submitting checks the fields with the schema and shows its messages beside them. A
 * refusal of the server is shown beside the field that it names, or above all fields. After any failure the input
 * stays, and the focus moves to the first invalid field. A second submission while one is pending does nothing.
 */
export function useCallForm<
  C extends Call,
  S extends z.ZodObject = BodyOf<C>,
  const Without extends BodyField<C> | (keyof z.input<S> & string) = never,
>(options: CallFormOptions<C, S, Without>): CallFormState<DraftOf<S>> {
  type Values = DraftOf<S>
  const { call, submitWhen } = options
  const initial = options.initial as Values
  const schema = (options.schema ?? call.body) as S
  const form = useForm<Values>({ initialValues: initial })
  const element = useRef<HTMLFormElement>(null)
  const [round, setRound] = useState(0)
  const startRound = () => setRound((before) => before + 1)
  const draft = useDraft(form, options.draft, call.secret)
  const others = useChangedByOthers(form)
  const errors = useFormErrors({
    element,
    setErrors: form.setErrors,
    lists: options.listsErrors !== undefined,
  })
  const sending = useSending<C>(call, options)

  const send = (request: Request<C>) => {
    const sent = form.getValues()
    const shown = { ...form.getInitialValues(), ...draft.shown(), ...others.values() }
    sending.send(withKnown<Request<C>>(call, request, shown), {
      onAnswer: (answer) => {
        // A form that stays open shows what was saved. Only what is typed from now on counts as input.
        form.resetDirty(sent)
        others.forget()
        draft.forget()
        options.onSuccess?.(answer)
      },
      onFailure: (failure) => {
        others.add(failure)
        errors.showFailure(options.inWords ? options.inWords(failure) : failure)
      },
    })
  }

  const waitsForValid = submitWhen === 'valid' || submitWhen === 'changed'
  const ready = waitsForValid
    ? (submitWhen === 'valid' || form.isDirty() || others.isAny()) && schema.safeParse(form.values).success
    : (submitWhen?.(form.values) ?? true)

  const submit = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    // React passes the event of a form in a dialog on to the form that opened the dialog.
    event?.stopPropagation()
    if (sending.isBusy() || !ready) return
    errors.clear()
    const unread = element.current ? showUnread(element.current) : []
    const { data, errors: wrong } = check(schema, form.getValues())
    if (wrong || unread.length > 0) return errors.showWrong(without(wrong ?? {}, unread), { besides: unread })
    form.clearErrors()
    const toRequest = options.request as Turn<C, z.output<S>> | undefined
    const changed = changedOf<z.output<S> & object>(data, others.isChanged)
    const go = () => send(toRequest ? toRequest(data, changed) : (data as Request<C>))
    const asked = options.asks?.(data)
    if (!asked) return go()
    void asked.then((yes) => {
      if (yes && !sending.isBusy()) go()
    })
  }

  const leaveField = createLeaveField({
    form,
    wrongIn: (values) => check(schema, values).errors ?? {},
    wordsOf: errors.wordsOf,
  })

  const reset = () => {
    others.forget()
    draft.forget()
    // Mantine keeps the first initial values, but a counter that is open past midnight has other days now.
    form.setInitialValues(initial)
    form.reset()
    errors.dismiss()
    startRound()
  }

  return {
    form,
    submit,
    // A form whose submit button is always enabled shows its errors on submit.
    leave: waitsForValid ? leaveField : () => undefined,
    pending: sending.isPending,
    ready,
    error: errors.error,
    errorTitle: errors.isListed ? options.listsErrors : undefined,
    dismissError: errors.dismiss,
    reset,
    restored: draft.restored,
    offered: draft.offered,
    takeOffered: () => {
      draft.takeOffered()
      startRound()
    },
    isUnsaved: draft.isUnsaved,
    mayLeave: draft.mayLeave,
    forgetDraft: draft.forget,
    round,
    element,
  }
}
