/**
 * One write of the user, with the key by which the server recognizes it. `sent` is set as soon as it may have
 * reached the server.
 */
export type Submission<R> = { request: R; idempotencyKey: string; sent: boolean; awaited: boolean }

/**
 * Gives each submission its key. After a lost answer it is unknown whether the write took place, so the same
 * submission repeated gets the same key: it then takes place once, and gets the first answer.
 */
export function createKeyring(newKey: () => string = newUuid) {
  let lost: { content: string; idempotencyKey: string; sent: boolean } | undefined
  return {
    /** A new submission, or the repeated one whose answer was lost, with its `sent`. */
    submit<R>(request: R, awaited: boolean): Submission<R> {
      const content = JSON.stringify(request) ?? ''
      const known = lost?.content === content ? lost : { idempotencyKey: newKey(), sent: false }
      lost = undefined
      return { request, idempotencyKey: known.idempotencyKey, sent: known.sent, awaited }
    },
    answerLost({ request, idempotencyKey, sent }: Submission<unknown>) {
      lost = { content: JSON.stringify(request) ?? '', idempotencyKey, sent }
    },
  }
}

/**
 * Runs the same once at a time. The second press of a double click may reach a slow PC before it has drawn the button as
 * disabled: the same write or question, while the first is pending, is that press, and returns undefined.
 */
export function createPressing() {
  const pending = new Set<string>()
  return <T>(what: unknown, run: () => Promise<T>): Promise<T> | undefined => {
    const content = JSON.stringify(what) ?? ''
    if (pending.has(content)) return undefined
    pending.add(content)
    return run().finally(() => pending.delete(content))
  }
}

/** `crypto.randomUUID` is missing where a venue serves plain http in its own network. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
