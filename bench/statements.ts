/** A statement as the server passes it to the driver; a prepared statement has a `name`. */
export type Statement = { text: string; values?: unknown[] | undefined; name?: string | undefined }

/** A statement of a recorded request, with the first row of its answer. */
export type Recorded = Statement & { row?: Record<string, unknown> | undefined }

/** Returns whether a statement concerns the session of a request; every request has such statements. */
export const isOfSession = ({ text }: Statement): boolean => /\bfrom session(s|_tokens)\b/.test(text)

/** The values that differ between the requests of one kind; the keys are the same for each. */
export type Subject = Record<string, number | string>

/** Returns a pattern that finds a value in JSON text, but not as a part of another value. */
const within = (value: number | string) =>
  new RegExp(`(?<![\\w.-])${String(value).replace(/[^\w]/g, '\\$&')}(?![\\w.-])`, 'g')

function replaced(value: unknown, from: Subject, to: Subject): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, from, to))
  for (const [key, known] of Object.entries(from)) if (value === known) return to[key]
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  // The audited input and the rooms of a request are JSON text.
  return Object.entries(from).reduce(
    (text, [key, known]) => text.replace(within(known), String(to[key])),
    value,
  )
}

/** Rewrites a statement that was recorded for the subject `from` for the subject `to`. */
export const statementFor = ({ text, values, name }: Statement, from: Subject, to: Subject): Statement => ({
  text,
  ...(values && { values: values.map((value) => replaced(value, from, to)) }),
  ...(name && { name }),
})

/** The least id of a new row; smaller numbers can also be kinds, counts and positions. */
const FIRST_ID = 1_000

/** Returns the ids of the rows that a statement inserted, by the number of the statement and the name of the column. */
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
