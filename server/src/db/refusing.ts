/**
 * Runs a statement that the database may find in conflict: where it violates one of these constraints, that one's refusal
 * is thrown instead of PostgreSQL's error. Nothing else can be done in the transaction then.
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
