import pg from 'pg'

/** Receives the database's notifications on a separate connection. */
export type Listener = {
  /** Calls `heard` at each notification of the channel, and after each reconnection. */
  on: (channel: string, heard: () => void) => void
  close: () => Promise<void>
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 10_000

/** Quotes the channel name, although it always comes from the code. */
const listen = (channel: string) => `listen "${channel.replaceAll('"', '')}"`

/**
 * Listens to the database at `url`. A lost connection is replaced after 250 ms, then with growing delays up
 * to 10 s. One call after the reconnection makes up for missed notifications.
 */
export function openListener(url: string): Listener {
  const heard = new Map<string, () => void>()
  let client: pg.Client | undefined
  /** The client that listens to all channels so far. It runs one statement at a time. */
  let ready: pg.Client | undefined
  let last: Promise<unknown> = Promise.resolve()
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let wait = FIRST_WAIT

  const again = (lost: pg.Client) => {
    if (closed || client !== lost) return
    client = undefined
    ready = undefined
    lost.end().catch(() => {})
    timer = setTimeout(() => void connect(), wait)
    timer.unref()
    wait = Math.min(wait * 2, LONGEST_WAIT)
  }

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'nivas listener',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    })
    client = next
    next.on('error', () => again(next))
    next.on('end', () => again(next))
    next.on('notification', ({ channel }) => heard.get(channel)?.())
    try {
      await next.connect()
      // A channel that is added during this loop comes last in it.
      for (const channel of heard.keys()) await next.query(listen(channel))
      ready = next
      wait = FIRST_WAIT
      for (const onNotice of heard.values()) onNotice()
    } catch {
      again(next)
    }
  }
  // Listeners register at start, before the connection is open.
  void connect()

  return {
    on: (channel, onNotice) => {
      heard.set(channel, onNotice)
      const at = ready
      if (at) last = last.then(() => at.query(listen(channel))).catch(() => {})
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
