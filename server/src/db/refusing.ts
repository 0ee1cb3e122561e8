/**
 * Runs a statement that may violate a constraint. For each of these constraints, throws the given refusal instead of
 * PostgreSQL's error. After that, the transaction cannot run any further statement.
 */
export async function refusing<T>(
  statement: Promise<T>,
  refusals: Readonly<Record<string, () => Error>>,
): Promise<T> {
  try {
    return await statement
  } catch (error) {
    const { constraint } = error as { constraint?: string }
    const refusal = constraint === undefined ? undefined : refusals[constraint]
    throw refusal ? refusal() : error
  }
}
