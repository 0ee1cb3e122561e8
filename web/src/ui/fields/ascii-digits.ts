const DEVANAGARI_ZERO = 0x0966

/** The text without surrounding spaces, Devanagari digits as 0 to 9. */
export const asciiDigits = (typed: string): string =>
  typed.trim().replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
