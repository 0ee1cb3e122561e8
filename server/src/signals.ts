/**
 * A second signal within this time, in ms, counts as the same one: a Ctrl-C reaches us from the terminal, and some
 * versions of npm forward it too.
 */
const SAME_SIGNAL_MS = 300

const PARENT_CHECK_MS = 500

/**
 * Calls `stop` once, at the first shutdown request: SIGTERM, Ctrl-C, or the end of the `npm start` that started us.
 * (npm starts us through a shell, which dies of a signal without forwarding it.) A second signal ends the process
 * immediately.
 */
export function onStop(stop: () => void): void {
  let since: number | undefined
  const begin = () => {
    if (since && Date.now() - since > SAME_SIGNAL_MS) process.exit(1)
    if (since) return
    since = Date.now()
    stop()
  }
  process.on('SIGTERM', begin)
  process.on('SIGINT', begin)

  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    begin()
  }, PARENT_CHECK_MS)
  check.unref()
}
