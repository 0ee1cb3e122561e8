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
 * Turns the checked values into the request; needed where the request has more, such as an id in its path. `changed` has
 * the values that were changed in this form: the others may have been changed elsewhere meanwhile.
 */
type ToRequest<C extends Call, S extends z.ZodObject> =
  z.output<S> extends Request<C> ? { request?: Turn<C, z.output<S>> } : { request: Turn<C, z.output<S>> }
type Turn<C extends Call, V> = (values: V, changed: Partial<V>) => Request<C>

/** A field of the call's body that a form fills in: `known` is added to it. */
type BodyField<C extends Call> = C extends { body: infer Body extends z.ZodObject }
  ? Exclude<keyof z.input<Body> & string, 'known'>
  : never

/** The parameters of the call's path: the record of the form. */
type PathField<C extends Call> = C extends { params: infer Params extends z.ZodObject }
  ? keyof z.input<Params> & string
  : never

/** A field of the body that the form's own schema lacks has to be in `without`. */
type NothingForgotten<C extends Call, S extends z.ZodObject, Without> = [
  Exclude<BodyField<C>, keyof z.input<S> | PathField<C> | Without>,
] extends [never]
  ? unknown
  : {
      'neither in the form nor in `without`': Exclude<BodyField<C>, keyof z.input<S> | PathField<C> | Without>
    }

type Options<C extends Call, S extends z.ZodObject, Without extends string> = {
  call: C
  /** The schema of the form; by default the body of the call. */
  schema?: S
  /** The initial values of all fields, so that a new field in the call's body does not compile. */
  initial: InitialOf<S, PathField<C> | Without | 'known'>
  /** Fields of the body that are not filled in here: `request` adds them, or the call works without them. */
  without?: readonly Without[]
  /** Fields that the form holds but does not show. Others have an input: `every-field.test.ts` checks it. */
  hidden?: readonly (keyof z.input<S> & string)[]
  /** Calls whose answers this one makes stale. */
  makesStale?: readonly Call[]
  onSuccess?: (answer: Success<C>) => void
  /** The server refused, or could not be reached; the form shows it when what this promises is done. */
  onFailure?: (failure: CallFailure) => unknown
  /** The failure in the words of this screen, such as of one that has read its record anew by itself. */
  inWords?: (failure: unknown) => unknown
  /**
   * When Submit is enabled: when everything is `valid`, when it also differs from the initial values (`changed`), or by
   * a rule of the screen. Always by default.
   */
  submitWhen?: 'valid' | 'changed' | ((values: DraftOf<S>) => boolean)
  /** Asks about input that may be a slip, before it is sent; undefined where there is nothing to ask. */
  asks?: (values: z.output<S>) => Promise<boolean> | undefined
  /** How it is sent, if not simply by the call. */
  by?: (request: Request<C>, idempotencyKey: string) => Promise<Success<C>>
  /** The title of a list of all errors above the fields, when the server refuses fields; none by default. */
  listsErrors?: PlainKey
  /** Names the record in the notice of success, after the answer's message. */
  subject?: (answer: Success<C>) => string
  /** No notice of success: the screen itself shows what happened. */
  quiet?: boolean
  /**
   * Stores the input through Back, reload, a closed tab, an expired session and a killed browser, for the
   * user who typed it and for 24 hours; leaving the screen asks. Identity numbers and secret fields of the
   * call are not stored: where nothing is, the question says that the input will be lost.
   */
  draft?: DraftOptions<DraftOf<S>>
} & ToRequest<C, S> &
  NothingForgotten<C, S, Without>

/** A form on a call, for `CallForm` and `FormModal`. */
export type CallFormState<V> = {
  /** Mantine's form: `form.getInputProps('members.0.age')`, `form.values`, `form.insertListItem(…)`. */
  form: UseFormReturnType<V>
  submit: (event?: FormEvent<HTMLFormElement>) => void
  /** Called when a field is left, and at Enter in one while Submit is disabled. */
  leave: (event: { target: EventTarget }) => void
  /** The call is pending. */
  pending: boolean
  /** Whether Submit is enabled. */
  ready: boolean
  /** The messages above the fields, in the user's language. */
  error: readonly string[] | undefined
  /** The title of these messages. */
  errorTitle: PlainKey | undefined
  dismissError: () => void
  /** Restarts with the initial values, as after a success at a counter; its draft is deleted. */
  reset: () => void
  /** The draft that filled the form at its start; undefined without one. */
  restored: Restored | undefined
  /** An earlier draft that is offered; undefined without one. */
  offered: StoredDraft | undefined
  takeOffered: () => void
  /** Whether there is unsaved input. */
  isUnsaved: () => boolean
  /** Whether something else may take the form's place: asks while there is unsaved input. */
  mayLeave: () => Promise<boolean>
  /** The form is given up: its draft is deleted. */
  forgetDraft: () => void
  /** The number of restarts of the form. */
  round: number
  element: RefObject<HTMLFormElement | null>
}

/**
 * A form that makes a call. Submitting checks the fields by the schema, with its own messages beside them; a
 * refusal of the server is shown beside the field it names, or above all of them. After any failure the input
 * stays, and the focus moves to the first wrong field. A second submission while one is pending does nothing.
 */
export function useCallForm<
  C extends Call,
  S extends z.ZodObject = BodyOf<C>,
  const Without extends BodyField<C> | (keyof z.input<S> & string) = never,
>(options: Options<C, S, Without>): CallFormState<DraftOf<S>> {
  type Values = DraftOf<S>
  const { call, submitWhen, draft: drafted } = options
  const initial = options.initial as Values
  const schema = (options.schema ?? call.body) as S
  const form = useForm<Values>({ initialValues: initial })
  const element = useRef<HTMLFormElement>(null)
  const [round, setRound] = useState(0)
  const startRound = () => setRound((before) => before + 1)
  const draft = useDraft(form, drafted, call.secret)
  /** What the fields are now that somebody else has changed: shown by the server's refusal. */
  const meanwhile = useRef<Readonly<Record<string, unknown>>>({})
  const mayLeave = useLeaveGuard(() => drafted !== undefined && draft.isUnsaved(), {
    isKept: draft.isKept,
    title: drafted?.title,
    detail: drafted?.detail,
    parameter: drafted?.parameter,
  })
  const errors = useFormErrors({
    element,
    setErrors: form.setErrors,
    lists: options.listsErrors !== undefined,
  })
  const sending = useSending<C>(call, options)

  const send = (request: Request<C>) => {
    const sent = form.getValues()
    const shown = { ...form.getInitialValues(), ...draft.shown(), ...meanwhile.current }
    sending.send(withKnown<Request<C>>(call, request, shown), {
      onAnswer: (answer) => {
        // A form that stays shows what was saved: only what is typed from now is input.
        form.resetDirty(sent)
        meanwhile.current = {}
        draft.forget()
        options.onSuccess?.(answer)
      },
      onFailure: (failure) => {
        meanwhile.current = { ...meanwhile.current, ...changedMeanwhile(failure) }
        errors.showFailure(options.inWords ? options.inWords(failure) : failure)
      },
    })
  }

  /** Typed back to what the form showed at first, a field that somebody else has changed meanwhile is a change too. */
  const isChanged = (field: string) => form.isDirty(field) || field in meanwhile.current
  const waitsForValid = submitWhen === 'valid' || submitWhen === 'changed'
  const ready = waitsForValid
    ? (submitWhen === 'valid' || form.isDirty() || Object.keys(meanwhile.current).length > 0) &&
      schema.safeParse(form.values).success
    : (submitWhen?.(form.values) ?? true)

  /** The values as the schema reads them; undefined when one is wrong, which its field then shows. */
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
    meanwhile.current = {}
    draft.forget()
    // Mantine keeps the first ones: a counter that is open over midnight has other days now.
    form.setInitialValues(initial)
    form.reset()
    errors.dismiss()
    startRound()
  }

  return {
    form,
    submit,
    // A form whose Submit is always enabled shows its errors then.
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
