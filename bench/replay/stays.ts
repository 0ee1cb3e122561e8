import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { addDays } from '@nivas/contract/dates.ts'

/** A real stay; `number` is its position in order of arrival, from 1. */
export type Stay = { number: number; arrival: string; departure: string; people: number }

const shipped = new URL('./stays.csv.gz', import.meta.url)

/** Returns the stays that took place and had at least one night, in order of arrival. README.md names their source. */
export function readStays(file: string | undefined): Stay[] {
  const text = file ? readFileSync(file, 'utf8') : gunzipSync(readFileSync(shipped)).toString()
  const [head = '', ...lines] = text.trim().split(/\r?\n/)
  const names = head.split(',')
  return lines
    .map((line) => Object.fromEntries(line.split(',').map((value, at) => [names[at] ?? '', value])))
    .filter(({ status = 'Check-Out', nights }) => status === 'Check-Out' && Number(nights) > 0)
    .sort((a, b) =>
      (a.arrival_date ?? '') < (b.arrival_date ?? '') ? -1 : a.arrival_date === b.arrival_date ? 0 : 1,
    )
    .map(({ arrival_date: arrival = '', nights, adults, children, babies }, at) => ({
      number: at + 1,
      arrival,
      departure: addDays(arrival, Number(nights)),
      people: Number(adults) + Number(children) + Number(babies),
    }))
}

/** Returns the number of stays on each night, by day. */
export function occupancyOf(stays: Iterable<{ arrival: string; departure: string }>): Map<string, number> {
  const nights = new Map<string, number>()
  for (const { arrival, departure } of stays)
    for (let night = arrival; night < departure; night = addDays(night, 1))
      nights.set(night, (nights.get(night) ?? 0) + 1)
  return nights
}
