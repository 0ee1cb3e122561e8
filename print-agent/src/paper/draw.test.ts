import { expect, it } from 'vitest'
import { drawLine, drawnWidth } from './draw.ts'

it('joins the letters of Devanagari correctly', () => {
  for (const [conjunct, parts] of [
    ['क्ष', ['क', 'ष']],
    ['त्र', ['त', 'र']],
    ['ज्ञ', ['ज', 'ञ']],
    ['र्थ', ['र', 'थ']],
  ] as const)
    expect(drawnWidth(conjunct, 1, false)).toBeLessThan(
      parts.reduce((sum, letter) => sum + drawnWidth(letter, 1, false), 0),
    )
})

it('draws every letter of Hindi and the sign of the rupee, without replacement boxes', () => {
  const dotsOf = (letter: string) =>
    drawLine({ left: letter, center: '', right: '', size: 2, bold: false }, 64).data.join('')
  const box = dotsOf('\u{10ffff}')
  for (const letter of 'अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह₹') {
    expect(dotsOf(letter) === box, letter).toBe(false)
    expect(dotsOf(letter), letter).toContain('0')
  }
})
