/** Matches text that no person types into a search: the codes of Aadhaar cards, of which the newer ones are digits. */
const CODE = /<|\d{31}|^.{101}/s

/** Whether a text can only be the code of a card, or its beginning. It may not be searched before it is read. */
export const isCardCode = (text: string): boolean => CODE.test(text)
