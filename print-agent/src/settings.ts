import { join, resolve } from 'node:path'
import * as z from 'zod'

/** A setting with a default `value`, which also replaces an empty variable. */
const setting = <T extends z.ZodType<unknown, string>>(schema: T, value: string) =>
  z.preprocess((given) => given || value, schema)

const port = z
  .string()
  .regex(/^\d+$/, 'must be a port: 0 to 65535')
  .transform(Number)
  .pipe(z.number().max(65_535, 'must be a port: 0 to 65535'))

const origins = z
  .string()
  .transform((list) => list.split(',').map((part) => part.trim().replace(/\/$/, '')))
  .refine((list) => list.every((one) => URL.canParse(one) && new URL(one).origin === one), {
    error: 'must be addresses such as https://nivas.example.org, with commas between them',
  })

const printTo = z.string().transform((value, context) => {
  const target = readTarget(value)
  if (!target) context.addIssue('must be preview, tcp://host:9100, file:/dev/usb/lp0 or cups:queue')
  return target ?? z.NEVER
})

const zone = z.string().refine(
  (value) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
    } catch {
      return false
    }
  },
  { error: 'must be a time zone such as Asia/Kolkata' },
)

const environment = z.object({
  PRINT_PORT: setting(port, '8000'),
  PRINT_TO: setting(printTo, 'preview'),
  PRINT_PAPER: setting(z.enum(['80', '58'], 'must be 80 or 58'), '80'),
  PRINT_ORIGINS: setting(origins, 'http://localhost:3000,http://127.0.0.1:3000'),
  DATA_DIR: setting(z.string(), 'data'),
  VENUE_NAME: setting(z.string().max(200), 'Nivas'),
  VENUE_TZ: setting(zone, 'Asia/Kolkata'),
})

type Target =
  | { kind: 'preview' }
  | { kind: 'tcp'; host: string; port: number }
  | { kind: 'file'; path: string }
  | { kind: 'cups'; queue: string }

function readTarget(value: string): Target | undefined {
  if (value === 'preview') return { kind: 'preview' }
  if (value.startsWith('tcp://') && URL.canParse(value)) {
    const { hostname, port, pathname } = new URL(value)
    const host = hostname.replace(/^\[|\]$/g, '')
    return host && ['', '/'].includes(pathname)
      ? { kind: 'tcp', host, port: Number(port || 9100) }
      : undefined
  }
  if (value.startsWith('file:') && value.length > 5) return { kind: 'file', path: value.slice(5) }
  // A queue of CUPS. A leading dash would make its name an option of `lp`.
  const [, queue] = /^cups:([A-Za-z0-9_][\w.@-]*)$/.exec(value) ?? []
  return queue ? { kind: 'cups', queue } : undefined
}

export type Settings = ReturnType<typeof readSettings>

/**
 * The settings of a counter, from environment variables; the README lists them.
 *
 * @throws an error whose one line names every variable with a wrong value
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new Error(`Wrong settings: ${wrong.join('; ')}.`)
  }
  const { data } = parsed
  const dataDir = resolve(data.DATA_DIR)
  return {
    port: data.PRINT_PORT,
    printTo: data.PRINT_TO,
    paper: Number(data.PRINT_PAPER) as 80 | 58,
    /** The addresses of the web app; pages from other addresses may not print. */
    origins: data.PRINT_ORIGINS,
    previewDir: join(dataDir, 'print-preview'),
    journal: join(dataDir, 'print-journal.jsonl'),
    venue: { name: data.VENUE_NAME, time_zone: data.VENUE_TZ },
  }
}
