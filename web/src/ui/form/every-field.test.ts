import { join } from 'node:path'
import type { Call } from '@nivas/contract/call.ts'
import { contract } from '@nivas/contract/index.ts'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['/web/src/**/*.{ts,tsx}', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const areas = contract as unknown as Record<string, Record<string, Call>>

/** Returns a file with all its imports, except those that every screen uses. */
function withImports(path: string, seen = new Set<string>()): string {
  const code = sources[path]
  if (code === undefined || seen.has(path) || path.startsWith('/web/src/ui/')) return ''
  seen.add(path)
  const parts = [...code.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => join(path, '..', to))
  return [code, ...parts.map((part) => withImports(part, seen))].join('\n')
}

/** Returns the fields that an option of the form names. */
const named = (options: string, option: string): string[] =>
  [...(options.match(new RegExp(`\\b${option}: \\[([^\\]]*)\\]`))?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
    ([, field = '']) => field,
  )

/** Returns the fields of the bodies of a form's calls, except those that the form lists as not filled in. */
function askedIn(code: string, options: string): string[] {
  const area = code.match(
    /import \{ (?:\w+ as )?\w*[cC]alls \} from '@nivas\/contract\/(\w+)\/[\w-]*calls\.ts'/,
  )?.[1]
  const made = [...(options.match(/\bcall: (.*),\n/)?.[1] ?? '').matchAll(/calls\.(\w+)/g)]
  const fields = made.flatMap(([, name = '']) => {
    const call = areas[area ?? '']?.[name]
    return Object.keys(call?.body?.shape ?? {}).filter(
      (field) => field !== 'known' && !(field in (call?.params?.shape ?? {})),
    )
  })
  const notAsked = [...named(options, 'without'), ...named(options, 'hidden')]
  return [...new Set(fields)].filter((field) => !notAsked.includes(field))
}

const hasInput = (code: string, field: string): boolean =>
  new RegExp(
    `(getInputProps|setFieldValue|insertListItem)\\(\\s*['\`]${field}[.'\`]|\\bsetValues\\(\\{ ${field}:|\\b(field|data-path)="${field}"`,
  ).test(code)

const forms = Object.entries(sources).flatMap(([path, code]) =>
  [...code.matchAll(/= useCallForm\(\{\n([\s\S]*?)\n {2}\}\)/g)].map(([, options = ''], at) => ({
    name: `${path.replace('/web/src/', '')}${at > 0 ? ` (${at + 1})` : ''}`,
    path,
    keeps: /^ {4}draft[:,]/m.test(options),
    asked: askedIn(code, `${options}\n`),
  })),
)

test('there are forms', () => {
  expect(forms.length).toBeGreaterThan(30)
  expect(forms.filter(({ asked }) => asked.length === 0)).toEqual([])
})

/** Why each: decision 0150. */
const WITHOUT_DRAFT = [
  'access/change-password.tsx',
  'access/forgot-password.tsx',
  'access/reset-password.tsx',
  'access/role-permissions.tsx',
  'access/user-roles.tsx',
  'app/password-dialog.tsx',
  'application/application-form.tsx',
  'application/application-status.tsx',
  'application/identity-form.tsx',
  'electrical/correct-charge-form.tsx',
  'planning/start-form.tsx',
  'pos/till/refund-form.tsx',
  'pos/till/search-dialog.tsx',
  'reservations/chart/move-form.tsx',
  'reservations/give-back-donation.tsx',
  'reservations/reservation-building.tsx',
]

test('every form keeps its input when the user leaves it, except those of decision 0150', () => {
  expect(forms.flatMap(({ keeps, name }) => (keeps ? [] : [name])).sort()).toEqual(WITHOUT_DRAFT)
})

test.each(forms)('$name has an input for each field of its call', ({ path, asked }) => {
  const code = withImports(path)
  expect(
    asked.filter((field) => !hasInput(code, field)),
    'show it, or name it as `hidden` or `without`',
  ).toEqual([])
})
