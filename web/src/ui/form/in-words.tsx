import type { Wording } from '@nivas/contract/texts.ts'
import { useText } from '../../languages/use-text.ts'

/** A text that stands beside a field for a while, in the language that is read then. */
export const InWords = ({ of }: { of: Wording }) => useText()(of)
