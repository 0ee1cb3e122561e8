/** A statement as the server passes it to the driver; `name` for a prepared one. */
export type Statement = { text: string; values?: unknown[] | undefined; name?: string | undefined }

/** A statement of a recorded request, with the first row of its answer. */
export type Recorded = Statement & { row?: Record<string, unknown> | undefined }

/** Whether a statement is about who asks: every request has it. */
export const isOfSession = ({ text }: Statement): boolean => /\bfrom session(s|_tokens)\b/.test(text)

/** The values that differ between two requests of one kind; each has the same keys. */
export type Subject = Record<string, number | string>

/** In JSON a value stands between marks, never within another one. */
const within = (value: number | string) =>
  new RegExp(`(?<![\\w.-])${String(value).replace(/[^\w]/g, '\\$&')}(?![\\w.-])`, 'g')

function replaced(value: unknown, from: Subject, to: Subject): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, from, to))
  for (const [key, known] of Object.entries(from)) if (value === known) return to[key]
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  // The audit's input is JSON text, and so are the rooms of a request.
  return Object.entries(from).reduce(
    (text, [key, known]) => text.replace(within(known), String(to[key])),
    value,
  )
}

/** Rewrites a statement recorded for one subject for another one. */
export const statementFor = ({ text, values, name }: Statement, from: Subject, to: Subject): Statement => ({
  text,
  ...(values && { values: values.map((value) => replaced(value, from, to)) }),
  ...(name && { name }),
})

/** Numbers below are not only the ids of new rows: kinds, counts, places. */
const FIRST_ID = 1_000

/** The ids that a statement gave to new rows, under the names of its columns. */
export function newIds({ text, row }: Recorded, at: number): Subject {
  if (!row || !/returning|nextval|insert into/.test(text)) return {}
  return Object.fromEntries(
    Object.entries(row)
      .filter(
        (entry): entry is [string, number] => Number(entry[1]) >= FIRST_ID && Number.isInteger(entry[1]),
      )
      .map(([column, id]) => [`${at} ${column}`, id]),
  )
}
