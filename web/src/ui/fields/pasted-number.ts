/**
 * A number as it is pasted, without the sign of the rupee: a number field takes the point of `Rs. 1,234.50` for another
 * one, drops both, and has 1,23,450.
 */
export const pastedNumber = (text: string): string => text.replace(/(?:rs\.?|रु\.?|₹)\s*|\/-/gi, '').trim()
