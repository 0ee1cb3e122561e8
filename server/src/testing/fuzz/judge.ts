import { contract } from '@nivas/contract/index.ts'
import { type Kysely, sql } from 'kysely'
import * as z from 'zod'
import type { DB } from '../../db/schema.gen.ts'
import { numbersInText } from '../identity-numbers.ts'
import { tablesWrittenWhenRefused } from '../samples/sample.ts'
import type { Answer } from './wire.ts'
import type { Written } from './writes.ts'

/**
 * A fault of a request: answered with 500 or not at all, answered slowly, answered with internals, or refused although
 * it wrote.
 */
export type Fault = { kind: 'status500' | 'slow' | 'leaks' | 'changed'; what: string }

/** Secrets, which must not be in any answer. */
const secrets = /\$argon2|password_hash|token_hash|request_hash/

/** Internals of the product, which must not be in any failure. */
const internals = [
  /\bat (?:async )?(?:file:|\/|[\w.<>]+ \()/,
  /\.[cm]?[jt]s:\d+/,
  /node_modules|node:\w+|\/(?:work|home|root|usr|opt|srv|var|tmp|proc)\//,
  /\b(?:select|delete)\b.{0,200}\bfrom\b|\binsert into\b|\bupdate\b.{0,100}\bset\b/is,
  /violates|duplicate key|syntax error|relation "|column "|operator does not|invalid input|invalid byte|out of range for|current transaction|deadlock|could not serialize/i,
  /kysely|fastify|FST_ERR|postgres|\bpg[_-]|pgboss|\bzod\b|argon2|papaparse|nodemailer|undici|ajv/i,
  /\b(?:Type|Range|Reference|Syntax|Zod|Assertion)Error\b|\bE(?:CONN|NOENT|PIPE|ACCES|TIMEDOUT)/,
  /\[object \w+\]|\bundefined\b/,
]

/** Collects every name in a JSON Schema of the contract. */
function namesIn(schema: unknown, names: Set<string>): Set<string> {
  if (typeof schema !== 'object' || schema === null) return names
  const { properties } = schema as { properties?: object }
  for (const name of Object.keys(properties ?? {})) names.add(name)
  for (const inner of Object.values(schema)) namesIn(inner, names)
  return names
}

/**
 * Reads the names of tables, constraints and indexes. Returns a function that finds leaks in an answer; an identity
 * number of the request is a leak too.
 */
export async function leakFinder(
  db: Kysely<DB>,
): Promise<(answer: Answer, numbers: ReadonlySet<string>) => string | undefined> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public'
    union select conname from pg_constraint union select proname from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public' and p.proname like '%\\_%'`.execute(
    db,
  )
  const documented = new Set<string>()
  for (const calls of Object.values(contract))
    for (const { params, query, body, returns } of Object.values(calls) as {
      [part: string]: z.ZodType | undefined
    }[])
      for (const schema of [params, query, body, returns])
        if (schema) namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), documented)
  const names = rows.map(({ name }) => name).filter((name) => name.includes('_') && !documented.has(name))
  const named = new RegExp(`\\b(?:${names.join('|')})\\b`)
  return ({ status, head, body }, numbers) => {
    const found =
      secrets.exec(body) ??
      (status >= 400 ? [...internals, named].map((one) => one.exec(body)).find(Boolean) : null)
    const [number] = numbers.size > 0 ? numbersInText(body, numbers) : []
    return (found ?? /x-powered-by|^server:/im.exec(head))?.[0] ?? number
  }
}

/**
 * Returns the refused requests of a call that may have written. `sure` are those whose audit row exists. If a
 * transaction without an audit row wrote to a table in which refused calls do not count, every refused request is a
 * suspect.
 */
export function wroteAnyway<C>(
  name: string,
  sent: readonly { one: C; status: number; request: string }[],
  written: readonly Written[],
): { one: C; fault: Fault; sure: boolean }[] {
  const counting = tablesWrittenWhenRefused(name)
  const refused = sent.filter(({ status }) => status >= 400)
  return written.flatMap(({ tables, request }) => {
    const more = tables.filter((table) => !counting.includes(table))
    const by = request ? refused.filter((one) => one.request === request) : refused
    return more.length === 0
      ? []
      : by.map(({ one, status }) => ({
          one,
          fault: { kind: 'changed' as const, what: `${status}, and wrote ${more.join(', ')}` },
          sure: request !== undefined,
        }))
  })
}
