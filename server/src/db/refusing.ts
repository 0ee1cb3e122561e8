/**
 * Runs a statement that may violate a constraint: for each of these constraints, the given refusal is thrown
 * instead of PostgreSQL's error. The transaction can run no further statement then.
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
