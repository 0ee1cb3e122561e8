/**
 * One write of the user, with the key by which the server recognizes it. `sent` is set once the write may have reached
 * the server.
 */
export type Submission<R> = { request: R; idempotencyKey: string; sent: boolean; awaited: boolean }

/**
 * Gives each submission its key. After a lost answer it is unknown whether the write took place. The same submission
 * then gets the same key when it is repeated, so that it takes place only once and gets the first answer.
 */
export function createKeyring(newKey: () => string = newUuid) {
  let lost: { content: string; idempotencyKey: string; sent: boolean } | undefined
  return {
    /** Returns a new submission, or the repeated one whose answer was lost, with its `sent`. */
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
 * Returns a function that runs the same action only once at a time, and returns undefined for a repetition while it is
 * pending. On a slow PC the second press of a double click may come before the button is rendered as disabled.
 */
export function createPressing() {
  const pending = new Set<string>()
  return <T>(action: unknown, run: () => Promise<T>): Promise<T> | undefined => {
    const content = JSON.stringify(action) ?? ''
    if (pending.has(content)) return undefined
    pending.add(content)
    return run().finally(() => pending.delete(content))
  }
}

/** Makes a random UUID. `crypto.randomUUID` is missing where a venue serves plain http in its own network. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
