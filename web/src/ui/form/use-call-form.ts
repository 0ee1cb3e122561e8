import { type UseFormReturnType, useForm } from '@mantine/form'
import type { Call, Request, Success } from '@nivas/contract/call.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import type * as z from 'zod'
import type { CallFailure } from '../../api/failure.ts'
import { changedOf, check, without } from './check.ts'
import type { DraftOf, InitialOf } from './draft.ts'
import type { StoredDraft } from './draft-store.ts'
import { changedMeanwhile, withKnown } from './known.ts'
import { createLeaveField } from './leave-field.ts'
import { showUnread } from './places.ts'
import { type DraftOptions, type Restored, useDraft } from './use-draft.ts'
import { useFormErrors } from './use-form-errors.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useSending } from './use-sending.ts'

type BodyOf<C extends Call> = C extends { body: infer Body extends z.ZodObject } ? Body : z.ZodObject

/**
 * Turns the checked values into the request. Needed when the request has more fields, such as an id in its path.
 * `changed` has the values that were changed in this form; another user may have changed the other fields since.
 */
type ToRequest<C extends Call, S extends z.ZodObject> =
  z.output<S> extends Request<C> ? { request?: Turn<C, z.output<S>> } : { request: Turn<C, z.output<S>> }
type Turn<C extends Call, V> = (values: V, changed: Partial<V>) => Request<C>

/** A field of the call's body that a form fills in. The form adds `known` itself. */
type BodyField<C extends Call> = C extends { body: infer Body extends z.ZodObject }
  ? Exclude<keyof z.input<Body> & string, 'known'>
  : never

/** The parameters of the call's path, which name the record of the form. */
type PathField<C extends Call> = C extends { params: infer Params extends z.ZodObject }
  ? keyof z.input<Params> & string
  : never

/** Does not compile when a field of the body is neither in the form's schema nor in `without`. */
type NothingForgotten<C extends Call, S extends z.ZodObject, Without> = [
  Exclude<BodyField<C>, keyof z.input<S> | PathField<C> | Without>,
] extends [never]
  ? unknown
  : {
      'neither in the form nor in `without`': Exclude<BodyField<C>, keyof z.input<S> | PathField<C> | Without>
    }

type Options<C extends Call, S extends z.ZodObject, Without extends string> = {
  call: C
  /** The schema of the form. The default is the body of the call. */
  schema?: S
  /** The initial values of all fields, so that a new field in the call's body does not compile. */
  initial: InitialOf<S, PathField<C> | Without | 'known'>
  /** Fields of the body that the form does not fill in: `request` adds them, or the call works without them. */
  without?: readonly Without[]
  /**
   * Fields that the form holds but does not show. `every-field.test.ts` checks that all other fields have an input.
   */
  hidden?: readonly (keyof z.input<S> & string)[]
  /** Calls whose answers this one makes stale. */
  makesStale?: readonly Call[]
  onSuccess?: (answer: Success<C>) => void
  /**
   * Called when the server refused or could not be reached. The form shows the failure once the returned promise
   * resolves.
   */
  onFailure?: (failure: CallFailure) => unknown
  /**
   * Returns the failure in the words of this screen, for instance for a screen that has already read its record again.
   */
  inWords?: (failure: unknown) => unknown
  /**
   * When the submit button is enabled: when everything is `valid`, when it also differs from the initial values
   * (`changed`), or by a rule of the screen. By default it is always enabled.
   */
  submitWhen?: 'valid' | 'changed' | ((values: DraftOf<S>) => boolean)
  /** Asks about input that may be a mistake before it is sent. Returns undefined when there is nothing to ask. */
  asks?: (values: z.output<S>) => Promise<boolean> | undefined
  /** Sends the request, for a form that does not simply send it with the call. */
  by?: (request: Request<C>, idempotencyKey: string) => Promise<Success<C>>
  /**
   * The title of a list of all errors above the fields, when the server refuses fields. Without a title there is no
   * list.
   */
  listsErrors?: PlainKey
  /** Returns the name of the record for the notice of success, which follows the message of the answer. */
  subject?: (answer: Success<C>) => string
  /** Shows no notice of success, because the screen shows what happened. */
  quiet?: boolean
  /**
   * Stores the input for the user who typed it for 24 hours, through Back, reload, a closed tab, an expired session and
   * a killed browser. The form asks before the user leaves the screen. Identity numbers and secret fields of the call
   * are not stored. When none of the input can be stored, the question says that it will be lost.
   */
  draft?: DraftOptions<DraftOf<S>>
} & ToRequest<C, S> &
  NothingForgotten<C, S, Without>

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
>(options: Options<C, S, Without>): CallFormState<DraftOf<S>> {
  type Values = DraftOf<S>
  const { call, submitWhen, draft: draftOptions } = options
  const initial = options.initial as Values
  const schema = (options.schema ?? call.body) as S
  const form = useForm<Values>({ initialValues: initial })
  const element = useRef<HTMLFormElement>(null)
  const [round, setRound] = useState(0)
  const startRound = () => setRound((before) => before + 1)
  const draft = useDraft(form, draftOptions, call.secret)
  /** The present values of the fields that another user has changed, which the server's refusal has shown. */
  const changedByOthers = useRef<Readonly<Record<string, unknown>>>({})
  const mayLeave = useLeaveGuard(() => draftOptions !== undefined && draft.isUnsaved(), {
    isKept: draft.isKept,
    title: draftOptions?.title,
    detail: draftOptions?.detail,
    parameter: draftOptions?.parameter,
  })
  const errors = useFormErrors({
    element,
    setErrors: form.setErrors,
    lists: options.listsErrors !== undefined,
  })
  const sending = useSending<C>(call, options)

  const send = (request: Request<C>) => {
    const sent = form.getValues()
    const shown = { ...form.getInitialValues(), ...draft.shown(), ...changedByOthers.current }
    sending.send(withKnown<Request<C>>(call, request, shown), {
      onAnswer: (answer) => {
        // A form that stays open shows what was saved. Only what is typed from now on counts as input.
        form.resetDirty(sent)
        changedByOthers.current = {}
        draft.forget()
        options.onSuccess?.(answer)
      },
      onFailure: (failure) => {
        changedByOthers.current = { ...changedByOthers.current, ...changedMeanwhile(failure) }
        errors.showFailure(options.inWords ? options.inWords(failure) : failure)
      },
    })
  }

  /**
   * Returns whether a field counts as changed. A field that another user has changed counts as changed even when this
   * user has typed back its initial value.
   */
  const isChanged = (field: string) => form.isDirty(field) || field in changedByOthers.current
  const waitsForValid = submitWhen === 'valid' || submitWhen === 'changed'
  const ready = waitsForValid
    ? (submitWhen === 'valid' || form.isDirty() || Object.keys(changedByOthers.current).length > 0) &&
      schema.safeParse(form.values).success
    : (submitWhen?.(form.values) ?? true)

  /** Returns the values as the schema parses them, or undefined when one is invalid, which its field then shows. */
  const readFields = (): z.output<S> | undefined => {
    const unread = element.current ? showUnread(element.current) : []
    const { data, errors: wrong } = check(schema, form.getValues())
    if (wrong || unread.length > 0) {
      errors.showWrong(without(wrong ?? {}, unread), { besides: unread })
      return undefined
    }
    form.clearErrors()
    return data
  }

  const submit = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    // React passes the event of a form in a dialog on to the form that opened the dialog.
    event?.stopPropagation()
    if (sending.isBusy() || !ready) return
    errors.clear()
    const data = readFields()
    if (!data) return
    const toRequest = options.request as Turn<C, z.output<S>> | undefined
    const changed = changedOf<z.output<S> & object>(data, isChanged)
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
    changedByOthers.current = {}
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
    mayLeave,
    forgetDraft: draft.forget,
    round,
    element,
  }
}
