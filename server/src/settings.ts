import { resolve } from 'node:path'
import * as z from 'zod'
import { isProxyAddress } from './http/addresses.ts'
import { operatorError } from './operator-error.ts'

/** An empty variable counts as not set. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => value || undefined, schema.optional())
const withDefault = <T extends z.ZodType<unknown, string>>(schema: T, value: string) =>
  z.preprocess((given) => given || value, schema)

const smtpUrl = z
  .string()
  .refine((value) => /^smtps?:\/\//i.test(value) && URL.canParse(value) && new URL(value).hostname !== '', {
    error: 'must be an address that begins with smtp:// or smtps://',
  })

/** An origin without a path: the web app loads files and calls from the root, and links in mails are appended to it. */
const publicUrl = z
  .string()
  .refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value) && isOrigin(new URL(value)), {
    error: 'must be an address such as https://nivas.example.org, without a path',
  })
  .transform((value) => new URL(value).origin)

/** The address of a database. It may name the folder of a socket instead of a host, which `URL` does not parse. */
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, {
  error: 'must be an address that begins with postgres:// or postgresql://',
})

const timeZone = z
  .string()
  .refine((zone) => isTimeZone(zone), { error: 'must be a time zone such as Asia/Kolkata' })

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const variables = z.object({
  PORT: withDefault(
    z
      .string()
      .regex(/^\d+$/, 'must be a port: 0 to 65535')
      .transform(Number)
      .pipe(z.number().max(65_535, 'must be a port: 0 to 65535')),
    '3000',
  ),
  HOST: withDefault(z.string(), '127.0.0.1'),
  DATABASE_URL: optional(databaseUrl),
  REPORTS_DATABASE_URL: optional(databaseUrl),
  DATA_DIR: withDefault(
    z.string().transform((path) => resolve(path)),
    'data',
  ),
  ADMIN_EMAIL: optional(z.email('must be an e-mail address')),
  ADMIN_PASSWORD: optional(
    z
      .string()
      .transform((password) => password.trim())
      .refine(({ length }) => length >= 8 && length <= 128, 'must have 8 to 128 characters'),
  ),
  PASSWORD_MIN: withDefault(
    z
      .string()
      .regex(/^\d+$/, 'must be a number from 8 to 64')
      .transform(Number)
      .pipe(z.number().min(8, 'must be a number from 8 to 64').max(64, 'must be a number from 8 to 64')),
    '8',
  ),
  NIVAS_DEMO: optional(z.enum(['0', '1'], 'must be 1 or 0').transform((value) => value === '1')),
  VENUE_TZ: withDefault(timeZone, 'Asia/Kolkata'),
  VENUE_NAME: withDefault(z.string(), 'Nivas'),
  PUBLIC_URL: optional(publicUrl),
  TRUST_PROXY: withDefault(
    z
      .string()
      .transform((list) => (list === 'none' ? [] : list.split(',').map((one) => one.trim())))
      .refine((list) => list.every((one) => one === 'loopback' || isProxyAddress(one)), {
        error: 'must be addresses such as 10.0.0.5, networks such as 10.0.0.0/24, loopback, or none',
      }),
    'loopback',
  ),
  BODY_SECONDS: withDefault(
    z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'must be a number of seconds')
      .transform(Number),
    '30',
  ),
  SMTP_URL: optional(smtpUrl),
  MAIL_FROM: optional(z.email('must be an e-mail address')),
  IDENTITY_KEY: optional(z.string().min(16, 'must have at least 16 characters')),
  IDENTITY_CERTIFICATES: optional(z.string().transform((path) => resolve(path))),
  POS_DEVICES: withDefault(z.enum(['any', 'registered'], 'must be any or registered'), 'any'),
  LOG_LEVEL: withDefault(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
})

/**
 * Without `DATABASE_URL` the data is in the embedded database, which has no replica. Reports would then come from
 * another venue's database.
 */
const environment = variables.refine((given) => given.DATABASE_URL || !given.REPORTS_DATABASE_URL, {
  path: ['REPORTS_DATABASE_URL'],
  error: 'must be a replica of DATABASE_URL, which is not set',
})

/** The settings of the operator, from environment variables. The README lists them. */
export type Settings = ReturnType<typeof readSettings>

/**
 * Reads and checks the settings.
 *
 * @throws an operator error that names every variable whose value is wrong
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw operatorError(`Wrong settings: ${wrong.join('; ')}.`)
  }
  const { data } = parsed
  return {
    port: data.PORT,
    host: data.HOST,
    /** Unset for the embedded PostgreSQL. */
    databaseUrl: data.DATABASE_URL,
    /** A replica of that database, on which reports and exports are read. Unset: they read the database itself. */
    reportsDatabaseUrl: data.REPORTS_DATABASE_URL,
    /** An absolute path. */
    dataDir: data.DATA_DIR,
    adminEmail: data.ADMIN_EMAIL,
    adminPassword: data.ADMIN_PASSWORD,
    /** The minimum number of characters of a new password. */
    passwordMin: data.PASSWORD_MIN,
    /**
     * Whether a database without buildings becomes a demo venue. Unset: only a new embedded database does. False also
     * adds no new parts to an existing demo.
     */
    demo: data.NIVAS_DEMO,
    venueTimeZone: data.VENUE_TZ,
    venueName: data.VENUE_NAME,
    /** The server's public address, for links in mail: an origin. */
    publicUrl: data.PUBLIC_URL,
    /** The server is reached only by https. */
    secure: data.PUBLIC_URL?.startsWith('https:') ?? false,
    /** How long, in ms, the body of a request may take. */
    bodyMs: data.BODY_SECONDS * 1000,
    /** The proxies whose headers (`X-Forwarded-For`, `X-Forwarded-Proto`) are trusted. */
    trustProxy: data.TRUST_PROXY,
    smtpUrl: data.SMTP_URL,
    /** The sender of mails. Unset: no-reply at the server's own name. */
    mailFrom: data.MAIL_FROM,
    /**
     * The key for the hashes of identity numbers. Unset: a key that is stored in the data folder. Servers that share a
     * database need the same key.
     */
    identityKey: data.IDENTITY_KEY,
    /** A folder with the certificates that verify identity cards. Unset: UIDAI's. */
    identityCertificates: data.IDENTITY_CERTIFICATES,
    /** `registered`: only tills whose device is registered and enabled may open a session. */
    devices: { registered: data.POS_DEVICES === 'registered' },
    logLevel: data.LOG_LEVEL,
  }
}

function isOrigin({ href, origin }: URL): boolean {
  return href === `${origin}/`
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    // PostgreSQL reads offsets such as +05:30 in another way than Node, and also abbreviations: it reads IST as
    // Israel's time.
    return zone === 'UTC' || /^[A-Za-z]+\//.test(zone)
  } catch {
    return false
  }
}
