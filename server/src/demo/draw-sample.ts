import { readFileSync, writeFileSync } from 'node:fs'
import { addDays } from '@nivas/contract/dates.ts'
import { SAMPLE_DAYS, SAMPLE_START } from './stay-sample.ts'

// Draws stay-sample.csv: node server/src/demo/draw-sample.ts <stay-demand.csv>
// Takes 600 of the bookings that arrive in the five weeks, at equal distances in file order, without their room types.
const SIZE = 600
const [source] = process.argv.slice(2)
if (!source) throw new Error('Which file are the bookings in?')

const end = addDays(SAMPLE_START, SAMPLE_DAYS)
const [header = '', ...lines] = readFileSync(source, 'utf8').trim().split(/\r?\n/)
const inWeeks = lines.filter((line) => line >= SAMPLE_START && line < end)
const drawn = Array.from({ length: SIZE }, (_, i) => inWeeks[Math.floor((i * inWeeks.length) / SIZE)] ?? '')
const withoutRoomType = (line: string) => line.slice(0, line.lastIndexOf(','))
writeFileSync(
  new URL('./stay-sample.csv', import.meta.url),
  `${[header, ...drawn].map(withoutRoomType).join('\n')}\n`,
)
