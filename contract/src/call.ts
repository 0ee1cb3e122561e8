import type * as z from 'zod'
import type { Access } from './permissions.ts'
import type { PlainKey, Text } from './texts.ts'

type Fields = z.ZodObject

/** Which files a call takes: their content types, and the most bytes that one may have. */
export type Upload = { types: readonly string[]; most: number }

/** A file as it is handed over; the browser's `File` and `Blob` are such. */
export type FileToSend = {
  readonly type: string
  readonly size: number
  arrayBuffer: () => Promise<ArrayBuffer>
}

/** A file as a use case gets it. */
export type SentFile = { type: string; bytes: Uint8Array }

/** What an area writes down about one of its calls. */
type Terms = {
  /** Who may make it. There is no default: a call that anybody may make says 'public'. */
  permission: Access
  /** One line for the OpenAPI document; of a call that writes, the audit shows it too. */
  summary: string
  params?: Fields
  query?: Fields
  body?: Fields
  /** The body is a file as it is; the request's `file`. Such a call has no `body`: its other fields travel in path and query. */
  upload?: Upload
  /** `data` of the answer; of a paged call, one row of it. */
  returns: z.ZodType
  /** The answer is a page: `data` is a list of `returns`, and `meta.pagination` stands beside it. */
  paged?: true
  /** Fields of `data` that the specification also has beside it, such as `application_number`. */
  beside?: readonly string[]
  /** `message` of a successful answer, which the screens show. */
  message?: PlainKey
  /** A POST that only reads: no transaction, no audit row. */
  reads?: true
  /** A call that reads and is written down in the audit all the same: who looked at whose health data, and when. */
  noted?: true
  /** The kind of record it changes, for the audit; its id is the input's `id`, or else the answer's. */
  record?: string
  /** The input field that holds the record's id where that is not `id`. */
  recordField?: string
  /** Names of input fields that are never written down: passwords, tokens, identity numbers. */
  secret?: readonly string[]
  /**
   * Names of input fields in which identity numbers stay: what is never written down but as a hash, what only identity numbers
   * are read from, and references of banks, which look like them. In every other field they are masked at the door.
   */
  untouched?: readonly string[]
  /** Names of input fields that may differ when the same submission is sent again. */
  mayDiffer?: readonly string[]
  /** It may wait in a browser until it can be sent (`outbox.ts`): its key is known for good, whoever sends it. */
  outbox?: true
  /** The answer holds a secret too: it is kept for no retry, and `Idempotency-Key` does nothing. */
  secretAnswer?: true
  /** The session's cookie is enough, without its key: of a call that only ends the session. */
  byCookie?: true
  /** The caller's password must have been given at most so many minutes ago (`access/confirm.ts`). */
  confirm?: number
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Everything but a GET writes, unless its terms say that it only reads. */
type Writes<T, M> = M extends 'GET' ? false : T extends { reads: true } ? false : true

/** One call of the API: the server, the web client and the OpenAPI document are all made from it. */
export type Call<T extends Terms = Terms, M extends Method = Method, W extends boolean = boolean> = T & {
  method: M
  path: string
  writes: W
}

type Part<C, K extends string> = K extends keyof C ? C[K] : undefined
type Parsed<S> = S extends z.ZodType ? z.output<S> : unknown
type Given<S> = S extends z.ZodType ? z.input<S> : unknown

/** What a use case gets: parameters, query and body together, validated, with defaults filled in. */
export type Input<C extends Call> = Parsed<Part<C, 'params'>> &
  Parsed<Part<C, 'query'>> &
  Parsed<Part<C, 'body'>> &
  (Part<C, 'upload'> extends Upload ? { file: SentFile } : unknown)

/** What a caller hands over: as `Input`, before defaults are filled in. */
export type Request<C extends Call> = Given<Part<C, 'params'>> &
  Given<Part<C, 'query'>> &
  Given<Part<C, 'body'>> &
  (Part<C, 'upload'> extends Upload ? { file: FileToSend } : unknown)

/** What a use case returns: the `data` of the answer, or the rows of a page with how many there are in all. */
export type Answer<C extends Call> =
  Part<C, 'paged'> extends true ? { rows: z.input<C['returns']>[]; total: number } : z.input<C['returns']>

/** `data` as the caller reads it. */
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

type Beside<C extends Call> =
  Part<C, 'beside'> extends readonly (infer K)[] ? Pick<Data<C>, K & keyof Data<C>> : unknown

/** The whole body of a successful answer. */
export type Success<C extends Call> = {
  success: true
  message?: PlainKey
  data: Data<C>
} & Beside<C> &
  (Part<C, 'paged'> extends true ? { meta: { pagination: Pagination } } : unknown)

/**
 * The whole body of a failure: `message` and `error` are `text` in English, `errors` has the texts of each wrong field in
 * English, `texts` as they are.
 */
export type Failure = {
  success: false
  status: 'failed'
  message: string
  error: string
  text: Text
  errors?: Record<string, string[]>
  texts?: Record<string, Text[]>
  /** What a screen shows beside the text. */
  data?: unknown
}

type Words<S> = S extends `${infer First}_${infer Rest}` ? `${First} ${Words<Rest>}` : S

type InAudit<T, M> = T extends { noted: true } ? true : Writes<T, M>

/** What the audit says of a call that is written down there, and of the kind of record that it is about ('Room closure'), are texts. */
type Audited<T, M> =
  InAudit<T, M> extends true
    ? (T extends { summary: PlainKey } ? unknown : { 'the summary has no Hindi': never }) &
        (T extends { record: infer R }
          ? Capitalize<Words<R> & string> extends PlainKey
            ? unknown
            : { 'the record has no Hindi': never }
          : unknown)
    : unknown

const make =
  <const M extends Method>(method: M) =>
  <const T extends Terms>(path: string, terms: T & Audited<T, M>): Call<T, M, Writes<T, M>> => ({
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
