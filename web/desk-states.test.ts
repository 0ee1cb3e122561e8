import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { screenModules } from './offline-files.ts'
import { areas } from './src/app/areas.ts'

const source = join(import.meta.dirname, 'src')
const counters = new Set(
  areas.flatMap(({ routes }) => routes.filter(({ counter }) => counter).map(({ path }) => path)),
)
const codeOf = (file: string) => readFileSync(file, 'utf8')
const hasList = (code: string) => /<(ServerTable|LocalTable)\b/.test(code)

/** Returns whether a heading of the screen has no sentence. Headings of other components have other names. */
const isBare = (code: string) => code.includes('/heading.tsx') && /<Heading\b(?!\s+state=)/.test(code)

/** Screens that are not desks and have nothing to sum up, each with what it is. */
const noDesks: Readonly<Record<string, string>> = {
  'reservations/admin-booking.tsx': 'a form: a booking that begins',
  'vaccination/entry-form.tsx': 'a form: a person that begins',
  'samadh/visit-hours.tsx': 'two forms, each with its own sentence',
  'planning/plan-event.tsx': 'a form, until a plan is open: the plan has a sentence',
  'cash/session.tsx': 'one drawer, whose figures are the screen',
}

const desks = screenModules(source)
  .filter(({ isPublic, path }) => !isPublic && !counters.has(path))
  .map(({ module }) => relative(source, module))

test('every desk has a sentence under its title that says what there is to do', () => {
  expect(desks.length).toBeGreaterThan(80)
  const bare = new Set(desks.filter((file) => isBare(codeOf(join(source, file)))))
  expect([...bare].filter((file) => !(file in noDesks))).toEqual([])
  // An exception that now has a sentence must be removed.
  expect(Object.keys(noDesks).filter((file) => !bare.has(file))).toEqual([])
})

test('every list under a title has its sentence, even if several screens share it', () => {
  const components = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, code: codeOf(join(source, file)) }))
    .filter(({ code }) => hasList(code) && code.includes('<Heading'))
  expect(components.length).toBeGreaterThan(20)
  expect(components.filter(({ code }) => isBare(code)).map(({ file }) => file)).toEqual([])
})
