import type { SheetColumn } from './columns.ts'

type More = Pick<SheetColumn, 'also' | 'required' | 'date'>

/**
 * A column of a kind of file.
 *
 * @param title the heading in English; `hindi` is the heading in Hindi
 * @param example the example in the template, in both languages if they differ
 */
export const column = <const Name extends string, const Title extends string, const Rest extends More>(
  name: Name,
  title: Title,
  hindi: string,
  example: string | readonly [en: string, hi: string],
  more?: Rest,
) => {
  const [en, hi] = typeof example === 'string' ? [example, example] : example
  return { name, title, hindi, ...more, example: { en, hi } }
}
