import type { Call, Request, Success } from '@nivas/contract/call.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import type * as z from 'zod'
import type { CallFailure } from '../../api/failure.ts'
import type { DraftOf, InitialOf } from './draft.ts'
import type { DraftOptions } from './draft-contents.ts'

/** The schema of the call's body. */
export type BodyOf<C extends Call> = C extends { body: infer Body extends z.ZodObject } ? Body : z.ZodObject

/**
 * Turns the checked values into the request. Needed when the request has more fields, such as an id in its path.
 * `changed` has the values that were changed in this form; another user may have changed the other fields since.
 */
type ToRequest<C extends Call, S extends z.ZodObject> =
  z.output<S> extends Request<C> ? { request?: Turn<C, z.output<S>> } : { request: Turn<C, z.output<S>> }
export type Turn<C extends Call, V> = (values: V, changed: Partial<V>) => Request<C>

/** A field of the call's body that a form fills in. The form adds `known` itself. */
export type BodyField<C extends Call> = C extends { body: infer Body extends z.ZodObject }
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

/** The options of `useCallForm`. */
export type CallFormOptions<C extends Call, S extends z.ZodObject, Without extends string> = {
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
