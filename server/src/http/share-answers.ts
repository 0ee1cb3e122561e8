type Turn<T> = { running: Promise<T>; next?: Promise<T> }

/**
 * Shares an answer among all who ask the same question at once: one reading runs, and one more follows it for those who
 * asked meanwhile. A reading that began before the question is never its answer: what a person has just entered is in
 * the report that they open. A report that is reloaded again and again takes one connection, not one for each time.
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
