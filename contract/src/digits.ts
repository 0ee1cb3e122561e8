const decimal = /^\p{Nd}$/u

/** The value of a digit of any script: the ten digits of each script have consecutive codes. */
export function digitOf(character: string): number {
  // NFKC replaces mathematical digits, whose five styles follow each other without a gap, by plain ones.
  const code = character.normalize('NFKC').codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && decimal.test(String.fromCodePoint(zero - 1))) zero--
  return code - zero
}

/** The text with the digits of every script as 0 to 9: a Hindi keyboard types ० to ९. Everything else stays. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
