import type { AutocompleteProps } from '@mantine/core'
import { useText } from '../../languages/use-text.ts'

type List = Pick<AutocompleteProps, 'data' | 'filter'>

const all: NonNullable<List['filter']> = ({ options }) => options

/**
 * Returns the list of a field that takes any text and offers the given words. When the words could not be read, the
 * list has a line that says so and cannot be chosen.
 */
export function useOffered(words: readonly string[] | undefined, failed: boolean): List {
  const t = useText()
  if (words || !failed) return { data: [...(words ?? [])] }
  return { data: [{ value: t('Suggestions could not be loaded'), disabled: true }], filter: all }
}

/** Does the same for suggestions that the server has already filtered. */
export const useSuggestions = (words: readonly string[], failed: boolean): List => ({
  ...useOffered(failed ? undefined : words, failed),
  filter: all,
})
