import pg from 'pg'

/** Hears what the database tells, on one connection of this server's own. */
export type Listener = {
  /** Calls `heard` whenever the channel is told something, and when it can be heard again after the connection was lost. */
  on: (channel: string, heard: () => void) => void
  close: () => Promise<void>
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 10_000

/** Channels are named in the code alone; quoted all the same. */
const listen = (channel: string) => `listen "${channel.replaceAll('"', '')}"`

/**
 * Listens to the database at `url`. A connection that dies is made anew, after 250 ms, then ever later up to 10 s;
 * what was told meanwhile is made good for by one call, as if something had been told.
 */
export function openListener(url: string): Listener {
  const heard = new Map<string, () => void>()
  let client: pg.Client | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let wait = FIRST_WAIT

  const again = (lost: pg.Client) => {
    if (closed || client !== lost) return
    client = undefined
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
      for (const channel of heard.keys()) await next.query(listen(channel))
      wait = FIRST_WAIT
      for (const onNotice of heard.values()) onNotice()
    } catch {
      again(next)
    }
  }
  // Whoever listens says so at start, before the connection stands.
  void connect()

  return {
    on: (channel, onNotice) => {
      heard.set(channel, onNotice)
      void client?.query(listen(channel)).catch(() => {})
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
