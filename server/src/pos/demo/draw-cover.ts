import { type Colour, drawPng } from '../draw-png.ts'

const WIDTH = 96
const HEIGHT = 144

/** The pairs of ground colour and second colour of the covers. */
const colours: readonly (readonly [Colour, Colour])[] = [
  [
    [122, 46, 29],
    [232, 163, 61],
  ],
  [
    [18, 78, 92],
    [150, 209, 196],
  ],
  [
    [64, 36, 88],
    [219, 176, 224],
  ],
  [
    [22, 66, 42],
    [168, 208, 120],
  ],
  [
    [128, 92, 22],
    [248, 226, 160],
  ],
  [
    [34, 44, 92],
    [140, 170, 232],
  ],
  [
    [104, 24, 52],
    [240, 170, 180],
  ],
  [
    [70, 60, 50],
    [214, 200, 180],
  ],
  [
    [10, 92, 84],
    [248, 214, 120],
  ],
  [
    [150, 62, 20],
    [250, 220, 190],
  ],
]

type Motif = (x: number, y: number) => boolean

const distance = (x: number, y: number) => Math.hypot(x - 48, y - 58)
const angle = (x: number, y: number) => Math.atan2(y - 58, x - 48)

const motifs: readonly Motif[] = [
  // A sun.
  (x, y) =>
    distance(x, y) < 16 || (distance(x, y) < 30 && distance(x, y) > 20 && Math.cos(angle(x, y) * 12) > 0.2),
  // A lotus.
  (x, y) => distance(x, y) < 14 + 14 * Math.abs(Math.cos(angle(x, y) * 4)),
  // A lamp.
  (x, y) => (y > 62 && distance(x, y) < 24) || (Math.abs(x - 48) < (y - 30) / 4 && y > 30 && y < 58),
  // Waves.
  (x, y) => y > 36 && y < 84 && Math.abs(((y + 5 * Math.sin(x / 8)) % 14) - 7) < 2.5,
  // A path to a gate.
  (x, y) =>
    (y > 56 && Math.abs(x - 48) < (y - 50) / 2 && y < 92) ||
    (distance(x, y) < 24 && distance(x, y) > 18 && y < 58),
  // A tree.
  (x, y) => distance(x, y + 8) < 20 || (Math.abs(x - 48) < 4 && y > 60 && y < 90),
  // Beads.
  (x, y) => Math.abs(distance(x, y) - 24) < 4 && Math.cos(angle(x, y) * 18) > -0.3,
  // A star.
  (x, y) => distance(x, y) < 10 + 16 * Math.max(0, Math.cos(angle(x, y) * 5)),
]

/** Returns whether a point is on the bars that stand for the title and the author, at the top and the bottom. */
const isOnTitle = (x: number, y: number) =>
  (y > 10 && y < 15 && x > 14 && x < 82) ||
  (y > 18 && y < 22 && x > 26 && x < 70) ||
  (y > 120 && y < 124 && x > 30 && x < 66)

const frame = (x: number, y: number) => x < 4 || y < 4 || x >= WIDTH - 4 || y >= HEIGHT - 4

/** Draws the cover of a number; each number has a different cover. */
export function drawCover(number: number): Buffer {
  const [ground, second] = colours[number % colours.length] ?? [
    [0, 0, 0],
    [255, 255, 255],
  ]
  const motif = motifs[Math.floor(number / colours.length) % motifs.length] as Motif
  const size = 0.7 + 0.06 * (Math.floor(number / (colours.length * motifs.length)) % 8)
  const at = (x: number, y: number) => {
    if (isOnTitle(x, y)) return 2
    if (frame(x, y)) return 1
    return motif(48 + (x - 48) / size, 58 + (y - 66) / size) ? 1 : 0
  }
  return drawPng({ width: WIDTH, height: HEIGHT, palette: [ground, second, [250, 246, 236]], at })
}
