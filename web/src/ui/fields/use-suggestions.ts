import type { AutocompleteProps } from '@mantine/core'
import { useText } from '../../languages/use-text.ts'

type List = Pick<AutocompleteProps, 'data' | 'filter'>

const all: NonNullable<List['filter']> = ({ options }) => options

/**
 * The list of a field that takes any text and offers what was read. Where nothing could be read the list says so, in a line that
 * cannot be chosen.
 */
export function useOffered(words: readonly string[] | undefined, failed: boolean): List {
  const t = useText()
  if (words || !failed) return { data: [...(words ?? [])] }
  return { data: [{ value: t('Suggestions could not be read'), disabled: true }], filter: all }
}

/** The same for suggestions that the server makes, which has filtered them already. */
export const useSuggestions = (words: readonly string[], failed: boolean): List => ({
  ...useOffered(failed ? undefined : words, failed),
  filter: all,
})
