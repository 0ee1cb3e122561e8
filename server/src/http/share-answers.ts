type Turn<T> = { running: Promise<T>; next?: Promise<T> }

/**
 * Shares an answer among all requests that ask the same question at the same time. One reading runs, and one more
 * follows for the requests that arrive in the meantime. A request never gets the answer of a reading that began before
 * it, so a report contains what its user entered just before. A report that is reloaded many times uses one connection.
 */
export function shareAnswers<T>() {
  const turns = new Map<string, Turn<T>>()

  const begin = (question: string, read: () => Promise<T>): Promise<T> => {
    const turn: Turn<T> = { running: read() }
    turns.set(question, turn)
    const end = () => turns.get(question) === turn && turns.delete(question)
    turn.running.then(end, end)
    return turn.running
  }

  return (question: string, read: () => Promise<T>): Promise<T> => {
    const turn = turns.get(question)
    if (!turn) return begin(question, read)
    const follow = () => begin(question, read)
    turn.next ??= turn.running.then(follow, follow)
    return turn.next
  }
}
