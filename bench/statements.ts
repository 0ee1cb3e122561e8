/** A statement as the server hands it to the driver; `name` when it is a prepared one. */
export type Statement = { text: string; values?: unknown[] | undefined; name?: string | undefined }

/** What differs between two requests of one kind; the same keys in each. */
export type Subject = Record<string, number | string>

function replaced(value: unknown, from: Subject, to: Subject): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, from, to))
  for (const [key, known] of Object.entries(from)) if (value === known) return to[key]
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  // What the audit keeps is JSON text, and so are the rooms that are given.
  return Object.entries(from).reduce(
    (text, [key, known]) => text.replaceAll(String(known), String(to[key])),
    value,
  )
}

/** The statements that were recorded for one subject, as they would have been for another. */
export const statementsFor = (recorded: readonly Statement[], from: Subject, to: Subject): Statement[] =>
  recorded.map(({ values, ...statement }) => ({
    ...statement,
    ...(values && { values: values.map((value) => replaced(value, from, to)) }),
  }))
