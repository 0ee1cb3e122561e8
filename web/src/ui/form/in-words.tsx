import type { Wording } from '@nivas/contract/texts.ts'
import { useText } from '../../languages/use-text.ts'

/** Shows a text beside a field in the current language, even when the language changes while the text is shown. */
export const InWords = ({ of }: { of: Wording }) => useText()(of)
