import type { AutocompleteProps } from '@mantine/core'
import { useText } from '../../languages/use-text.ts'

/**
 * The list of a field whose suggestions the server makes. Where they could not be read the list says so, in a line that cannot be
 * chosen: the field takes any text all the same.
 */
export function useSuggestions(
  words: readonly string[],
  failed: boolean,
): Pick<AutocompleteProps, 'data' | 'filter'> {
  const t = useText()
  return {
    data: failed ? [{ value: t('Suggestions could not be read'), disabled: true }] : [...words],
    // The server has filtered already.
    filter: ({ options }) => options,
  }
}
