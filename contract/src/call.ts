import type * as z from 'zod'
import type { Access } from './permissions.ts'
import type { PlainKey, Text } from './texts.ts'

type Fields = z.ZodObject

/** The accepted files of a call: their content types, and the maximum size in bytes. */
export type Upload = { types: readonly string[]; most: number }

/** A file that a caller sends; the browser's `File` and `Blob` match this type. */
export type FileToSend = {
  readonly type: string
  readonly size: number
  arrayBuffer: () => Promise<ArrayBuffer>
}

/** A file as a use case receives it. */
export type SentFile = { type: string; bytes: Uint8Array }

/** The declaration of a call by its area. */
type Terms = {
  /** The required permission. There is no default: a public call declares 'public'. */
  permission: Access
  /** One line for the OpenAPI document; for a call that writes, the audit shows it too. */
  summary: string
  params?: Fields
  query?: Fields
  body?: Fields
  /**
   * The body is the plain file, which the caller passes as `file`. Such a call has no `body` schema: its other fields
   * are in path and query.
   */
  upload?: Upload
  /** The schema of `data` in the answer; for a paged call, of one row. */
  returns: z.ZodType
  /** The answer is a page: `data` is a list of rows, and the answer has `meta.pagination`. */
  paged?: true
  /**
   * Fields of `data` that the specification also has at the top level of the answer, such as
   * `application_number`.
   */
  beside?: readonly string[]
  /** The `message` of a successful answer, which the screens show. */
  message?: PlainKey
  /**
   * `true` marks a POST that only reads: no transaction, no audit row. 'replica', for a POST or a GET, allows figures
   * that are some seconds old, so that a replica may answer (`REPORTS_DATABASE_URL`). A call is not 'replica' if a
   * counter decides by its figures, if money is counted against them, or if its own screen changes them (decision
   * 0282).
   */
  reads?: true | 'replica'
  /**
   * The call reads health data, so each request writes an audit row; a function selects the requests that read some.
   */
  noted?: true | ((input: Readonly<Record<string, unknown>>) => boolean)
  /**
   * The kind of record that the call changes, for the audit. The record's id is the `id` of the input, or else of the
   * answer.
   */
  record?: string
  /** The field with the record's id if it is not `id`: a field of the input, or else of the answer. */
  recordField?: string
  /**
   * Names of input fields, at any depth, that are never stored in the audit: passwords, tokens, identity numbers, health,
   * how visitors are reached.
   */
  secret?: readonly string[]
  /**
   * Names of input fields in which identity numbers are not masked: fields that are stored only as a hash, fields from
   * which only identity numbers are read, and the bytes of files. The server masks them on arrival in every other
   * field, except fields that hold references (`referenceFields`).
   */
  untouched?: readonly string[]
  /**
   * Names of body fields that hold a reference, like `referenceFields`, in the requests for which the function is true.
   */
  referenceIn?: Readonly<Record<string, (body: Readonly<Record<string, unknown>>) => boolean>>
  /** Names of input fields that may differ in a retry of the same submission. */
  mayDiffer?: readonly string[]
  /**
   * The call may wait in a browser until it can be sent (`outbox.ts`): its idempotency key is stored permanently, and
   * is valid for any caller.
   */
  outbox?: true
  /**
   * The answer is not stored for a retry, and `Idempotency-Key` has no effect: the answer holds a secret, or it changes
   * the caller's session, which a stored answer could not do.
   */
  secretAnswer?: true
  /**
   * The answer of a call that reads depends on the caller's till, so the server reads the till of the request. For
   * calls that write it always does.
   */
  ofTill?: true
  /** The session's cookie is sufficient without the key: for a call that only ends the session. */
  byCookie?: true
  /** The caller must have entered the password at most this many minutes ago (`access/confirm.ts`). */
  confirm?: number
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Every method except GET writes, unless the terms declare that the call only reads. */
type Writes<T, M> = M extends 'GET' ? false : T extends { reads: true | 'replica' } ? false : true

/** One call of the API, from which the server, the web client and the OpenAPI document are made. */
export type Call<T extends Terms = Terms, M extends Method = Method, W extends boolean = boolean> = T & {
  method: M
  path: string
  writes: W
}

type Part<C, K extends string> = K extends keyof C ? C[K] : undefined
type Parsed<S> = S extends z.ZodType ? z.output<S> : unknown
type Given<S> = S extends z.ZodType ? z.input<S> : unknown

/** The input of a use case: parameters, query and body together, validated, with defaults filled in. */
export type Input<C extends Call> = Parsed<Part<C, 'params'>> &
  Parsed<Part<C, 'query'>> &
  Parsed<Part<C, 'body'>> &
  (Part<C, 'upload'> extends Upload ? { file: SentFile } : unknown)

/** The request of a caller: `Input` before defaults are filled in. */
export type Request<C extends Call> = Given<Part<C, 'params'>> &
  Given<Part<C, 'query'>> &
  Given<Part<C, 'body'>> &
  (Part<C, 'upload'> extends Upload ? { file: FileToSend } : unknown)

/** The result of a use case: the `data` of the answer, or the rows of a page with their total number. */
export type Answer<C extends Call> =
  Part<C, 'paged'> extends true ? { rows: z.input<C['returns']>[]; total: number } : z.input<C['returns']>

/** `data` as the caller receives it. */
export type Data<C extends Call> =
  Part<C, 'paged'> extends true ? z.output<C['returns']>[] : z.output<C['returns']>

/** `meta.pagination` of a page. */
export type Pagination = {
  total: number
  count: number
  per_page: number
  current_page: number
  total_pages: number
}

/**
 * The maximum age of the figures, in seconds, when a replica has answered; absent when they are current. A list has it
 * only when it is read for a file.
 */
export type Age = { seconds_old?: number }

/** The screens show no age for figures up to this many seconds old. */
export const CURRENT_SECONDS = 5

/**
 * The header of requests that read the pages of a list for a file or for paper: a replica may answer them. '1' begins
 * an export, and 'more' continues one: a continued export may return to its first page.
 */
export const EXPORT_HEADER = 'X-Export'
export const exportParts = ['1', 'more'] as const
export type ExportPart = (typeof exportParts)[number]

/** Whether a replica may answer the call: always, or when it is read for a file. */
export const mayLag = (call: Call): 'always' | 'for a file' | undefined =>
  call.reads === 'replica'
    ? 'always'
    : call.paged && call.noted !== true && !call.writes
      ? 'for a file'
      : undefined

type Beside<C extends Call> =
  Part<C, 'beside'> extends readonly (infer K)[] ? Pick<Data<C>, K & keyof Data<C>> : unknown

/** The complete body of a successful answer. */
export type Success<C extends Call> = {
  success: true
  message?: PlainKey
  data: Data<C>
} & Beside<C> &
  (Part<C, 'paged'> extends true
    ? { meta: { pagination: Pagination } & Age }
    : Part<C, 'reads'> extends 'replica'
      ? { meta?: Age }
      : unknown)

/**
 * The complete body of a failure: `message` and `error` are `text` in English, `errors` has the texts of each
 * wrong field in English, `texts` has them as texts.
 */
export type Failure = {
  success: false
  status: 'failed'
  message: string
  error: string
  text: Text
  errors?: Record<string, string[]>
  texts?: Record<string, Text[]>
  /** The data that a screen shows beside the text. */
  data?: unknown
}

type Words<S> = S extends `${infer First}_${infer Rest}` ? `${First} ${Words<Rest>}` : S

type InAudit<T, M> = T extends { noted: NonNullable<Terms['noted']> } ? true : Writes<T, M>

/** The audit's summary of a call, and its kind of record ('Room closure'), are texts. */
type Audited<T, M> =
  InAudit<T, M> extends true
    ? (T extends { summary: PlainKey } ? unknown : { 'the summary has no Hindi': never }) &
        (T extends { record: infer R }
          ? Capitalize<Words<R> & string> extends PlainKey
            ? unknown
            : { 'the record has no Hindi': never }
          : unknown)
    : unknown

/** A read that writes its audit row needs the primary. */
type NotedAtPrimary<T> = T extends { reads: 'replica'; noted: true }
  ? { 'a noted read writes its audit row': never }
  : unknown

const make =
  <const M extends Method>(method: M) =>
  <const T extends Terms>(
    path: string,
    terms: T & Audited<T, M> & NotedAtPrimary<T>,
  ): Call<T, M, Writes<T, M>> => ({
    ...terms,
    method,
    path,
    writes: (method !== 'GET' && !terms.reads) as Writes<T, M>,
  })

/** Paths are the specification's, below `/api`, with `:name` for each of `params`. */
export const get = make('GET')
export const post = make('POST')
export const put = make('PUT')
export const del = make('DELETE')
