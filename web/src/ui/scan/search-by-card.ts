import { maskedNumber } from '@nivas/contract/identity/number.ts'
import { garbledText, readScan } from '@nivas/contract/identity/read-scan.ts'
import { notify } from '../../api/notices.ts'
import { translate } from '../../languages/translate.ts'
import type { TakeCard } from '../table/columns.ts'
import { cardOf, type ReadCard } from './card.ts'
import { inflate } from './inflate.ts'

/** Matches the first lines of an older card's code, each of which ends with the scanner's Enter. */
const GOES_ON = /^[^<]*<(?!.*[/\w]>\s*$)/s

/** Matches a code behind a text that was in the field before. */
const CODE_IN_TEXT = /<.*|\d{600,}/s

/** Matches the end of a number that an earlier scan has left in the field. */
const SHOWN = /^X{4} X{4} \d{4}/

/** The pause in ms after which a scanner without Enter has typed the whole code. Longer than any within a code. */
const PAUSE = 1000

/** Whether the field still has the code that is read. */
type IsSame = () => boolean

/**
 * Reads the code of a card, after a pause if no Enter has ended it. Null, with a notice, for a code that cannot be read;
 * undefined when it goes on.
 */
async function cardIn(code: string, hasEnter: boolean, isSame: IsSame): Promise<ReadCard | null | undefined> {
  if (hasEnter && GOES_ON.test(code)) return undefined
  if (!hasEnter) await new Promise((over) => setTimeout(over, PAUSE))
  if (!isSame()) return undefined
  const scanned = code.replace(SHOWN, '')
  const card = cardOf(await readScan(CODE_IN_TEXT.exec(scanned)?.[0] ?? scanned, inflate))
  if (card?.id || card?.last4) return card
  notify.failure(translate(garbledText))
  return null
}

/**
 * Reads a card that was scanned into the filter of a list, and returns the text to search for: the end of an Aadhaar
 * number, as lists show it. Returns an empty text, with a notice, when there is nothing to search for, and undefined
 * when the code goes on.
 *
 * @param hasEnter whether Enter was pressed after the code; it may also be one between two lines
 */
export async function searchByCard(
  field: HTMLInputElement | null,
  hasEnter: boolean,
  takeCard: TakeCard | undefined,
): Promise<string | undefined> {
  const code = field?.value ?? ''
  // Not when the list was left meanwhile.
  const isSame = () => field?.isConnected === true && field.value === code
  const card = await cardIn(code, hasEnter, isSame)
  if (!card?.last4) return card === undefined ? undefined : (card?.id ?? '')
  if (!takeCard) {
    notify.failure(translate('This is the code of an Aadhaar card. This list is not searched by it.'))
    return ''
  }
  const shown = maskedNumber(card.last4)
  await takeCard(card.number ?? shown, shown)
  return isSame() ? shown : undefined
}

/**
 * Reads a card that was scanned into the search for records. Returns its text to show and what finds its holder: the
 * number, or the name where the card has only the end of the number. Undefined when the code goes on.
 */
export async function recordsOfCard(
  code: string,
  hasEnter: boolean,
  isSame: IsSame,
): Promise<{ shown: string; wanted: string } | undefined> {
  const card = await cardIn(code, hasEnter, isSame)
  if (card === undefined) return undefined
  const wanted = card?.number ?? card?.id ?? card?.name ?? ''
  return { shown: card?.number && card.last4 ? maskedNumber(card.last4) : wanted, wanted }
}
