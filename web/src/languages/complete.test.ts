import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { text } from '@nivas/contract/messages.ts'
import { expect, test } from 'vitest'
import hi from './hi.ts'
import type { Catalogue } from './patterns.ts'

const source = fileURLToPath(new URL('..', import.meta.url))

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })

/** Every text that stands in a `t('…')` of a folder, and the titles of its manifest. */
function textsOf(folder: string): string[] {
  const files = filesIn(join(source, folder)).filter(
    (path) => /\.tsx?$/.test(path) && !path.includes('.test.'),
  )
  const said = files.flatMap((path) => {
    const code = readFileSync(path, 'utf8').replace(/^\s*(\/?\*|\/\/).*$/gm, '')
    const calls = [...code.matchAll(/\bt\(\s*(['"])((?:(?!\1).)+)\1/g)].map((found) => found[2] ?? '')
    const titles = path.endsWith('/index.tsx')
      ? [...code.matchAll(/\btitle: (['"])((?:(?!\1).)+)\1/g)].map((found) => found[2] ?? '')
      : []
    return [...calls, ...titles]
  })
  return [...new Set(said)].filter((said) => !/^[-–·]$/.test(said))
}

const folders = readdirSync(source).filter((name) => statSync(join(source, name)).isDirectory())

test.each(folders)('every text of %s is there in Hindi', async (folder) => {
  const own = join(source, folder, 'hi.ts')
  const area: { default: Catalogue } | undefined = filesIn(join(source, folder)).includes(own)
    ? await import(/* @vite-ignore */ own)
    : undefined
  const catalogue: Catalogue = { ...hi, ...area?.default }
  expect(textsOf(folder).filter((text) => !catalogue[text])).toEqual([])
})

test('an English text means one thing: it has one translation, whichever area says it', async () => {
  const meanings = new Map<string, Set<string>>()
  for (const path of filesIn(source).filter((file) => /[\\/]hi\.ts$/.test(file))) {
    const { default: catalogue }: { default: Catalogue } = await import(/* @vite-ignore */ path)
    for (const [key, said] of Object.entries(catalogue))
      meanings.set(key, (meanings.get(key) ?? new Set()).add(said))
  }
  expect([...meanings].filter(([, said]) => said.size > 1)).toEqual([])
})

test('every text of the contract is there in Hindi', () => {
  expect([...Object.values(text)].filter((said) => !hi[said])).toEqual([])
})

test('a translation has the places of its key', () => {
  const places = (said: string) => [...new Set(said.match(/\{\{\w+\}\}/g))].sort()
  const wrong = Object.entries(hi).filter(([key, said]) => String(places(key)) !== String(places(said)))
  expect(wrong).toEqual([])
})
