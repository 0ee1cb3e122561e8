/**
 * The letter अ as a picture, because as text it would make every English form with a name load the Devanagari font and
 * lay out the page twice. The outline is that of Noto Sans Devanagari 400 (SIL Open Font License 1.1).
 */
export const LetterA = () => (
  <svg viewBox="0 -65 80 66" width="0.8em" height="0.66em" fill="currentColor" aria-hidden>
    <path d="M68 -55V0H59V-55H52V-62H78V-55ZM30 -63Q36 -63 39 -61Q43 -59 44 -56Q46 -53 46 -49Q46 -42 41 -37Q36 -33 24 -32L22 -39Q28 -40 32 -41Q35 -42 37 -44Q38 -46 38 -49Q38 -52 36 -54Q34 -56 30 -56Q26 -56 23 -55Q20 -54 16 -52L14 -59Q17 -61 21 -62Q25 -63 30 -63ZM48 -22Q48 -14 43 -10Q38 -6 30 -6Q24 -6 20 -9Q15 -12 11 -18Q7 -24 3 -34L10 -37Q14 -26 19 -20Q23 -14 30 -14Q34 -14 37 -16Q40 -18 40 -22Q40 -27 36 -30Q33 -33 29 -36L34 -37L38 -38Q39 -37 41 -35Q43 -34 44 -32L45 -30Q46 -28 47 -26Q48 -24 48 -22ZM50 -35Q53 -35 57 -36Q61 -37 65 -38V-31Q62 -29 58 -29Q55 -28 51 -28Q49 -28 46 -29Q43 -29 40 -30L38 -35L38 -37Q41 -36 44 -36Q47 -35 50 -35Z" />
  </svg>
)
