/** A statement as the server passes it to the driver; `name` for a prepared one. */
export type Statement = { text: string; values?: unknown[] | undefined; name?: string | undefined }

/** The values that differ between two requests of one kind; each has the same keys. */
export type Subject = Record<string, number | string>

function replaced(value: unknown, from: Subject, to: Subject): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, from, to))
  for (const [key, known] of Object.entries(from)) if (value === known) return to[key]
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  // The audit's input is JSON text, and so are the rooms of a request.
  return Object.entries(from).reduce(
    (text, [key, known]) => text.replaceAll(String(known), String(to[key])),
    value,
  )
}

/** Rewrites the statements recorded for one subject for another one. */
export const statementsFor = (recorded: readonly Statement[], from: Subject, to: Subject): Statement[] =>
  recorded.map(({ values, ...statement }) => ({
    ...statement,
    ...(values && { values: values.map((value) => replaced(value, from, to)) }),
  }))
