import { atLeast, atMost, type Figure, figure } from './figures.ts'
import type { Floor } from './floor.ts'
import type { Footprint } from './footprint.ts'
import type { Growth } from './growth.ts'
import type { Beside } from './hoteldruid/measure.ts'
import type { ScreenLoad } from './screens.ts'
import { table } from './table.ts'
import type { Throughput } from './throughput.ts'

/** A part of the results: its table and its figures. */
export type Part = { table: string; figures: Figure[] }

/** The least share of the driver's rate with 64 clients. */
const SHARE = 0.6
/** The maximum number of durable inserts over HTTP that a write may take. */
const FLOORS = 4
/** The greatest allowed memory of the server under load, relative to its memory after the first part. */
const GROWN = 1.25

export const throughputPart = (size: number, throughput: readonly Throughput[]): Part => ({
  table: table(
    [
      `among ${size.toLocaleString('en')} reservations`,
      'clients',
      'statements',
      'HTTP/s',
      'driver/s',
      'share',
    ],
    throughput.map(({ name, clients, statements, http, driver, share }) => [
      name,
      String(clients),
      String(statements),
      http.toFixed(0),
      driver.toFixed(0),
      share.toFixed(2),
    ]),
  ),
  figures: throughput.map(({ name, clients, share }) => {
    const title = `${name}, ${clients} clients, share of the driver`
    return clients === 64 ? atLeast(title, share, SHARE) : figure(title, share)
  }),
})

export const growthPart = (sizes: readonly number[], growth: readonly Growth[]): Part => {
  const written = sizes.map((size) => size.toLocaleString('en'))
  return {
    table: table(
      ['one client, ms', ...written, 'ratio', 'goal'],
      growth.map(({ name, ms, growth: times, goal }) => [
        name,
        ...ms.map((value) => value.toFixed(2)),
        times.toFixed(2),
        goal ? `at most ${goal}` : '',
      ]),
    ),
    figures: growth.map(({ name, growth: times, goal }) => {
      const title = `${name}, growth from ${written[0]} to ${written.at(-1)}`
      return goal ? atMost(title, times, goal) : figure(title, times)
    }),
  }
}

export const floorPart = (size: number, floors: readonly Floor[]): Part => ({
  table: table(
    [`among ${size.toLocaleString('en')} reservations`, 'statements', 'ms', 'one insert, ms', 'floors'],
    floors.map(({ name, statements, ms, insert, floors: times }) => [
      name,
      String(statements),
      ms.toFixed(2),
      insert.toFixed(2),
      times.toFixed(1),
    ]),
  ),
  figures: floors.map(({ name, floors: times }) =>
    atMost(`${name}, durable inserts over HTTP`, times, FLOORS),
  ),
})

export const footprintPart = ({ start, node, ratio, atRest, underLoad, afterwards }: Footprint): Part => {
  const most = Math.max(...underLoad)
  const grown = (underLoad.at(-1) ?? Number.NaN) / (underLoad[0] ?? Number.NaN)
  return {
    table: table(
      ['the server', ''],
      [
        ['ready after, ms', `${start.toFixed(0)} (an empty Node: ${node.toFixed(0)})`],
        ['memory at rest, MB', atRest.toFixed(0)],
        ['memory under load, MB, every 10 s of a minute', underLoad.map((mb) => mb.toFixed(0)).join(', ')],
        ['memory 10 s later, MB', afterwards.toFixed(0)],
      ],
    ),
    figures: [
      figure('ready, in starts of an empty Node', ratio),
      figure('memory at rest, MB', atRest),
      figure('memory under load, MB', most),
      atMost('memory at the end of a minute of load, of that after 10 s', grown, GROWN),
    ],
  }
}

/** The greatest allowed ratio of the time until a screen is usable to that of an empty page of React and our theme. */
const SLOWEST = 2.5

const kB = (bytes: number) => (bytes / 1000).toFixed(0)

export const screensPart = (screens: readonly ScreenLoad[]): Part => ({
  table: table(
    [
      'opened first',
      'JavaScript kB',
      'everything kB',
      'usable after ms',
      'of an empty page',
      'again, ms',
      'of an empty page again',
    ],
    screens.map(({ route, scripts, all, interactive, ratio, again, ratioAgain }) => [
      route,
      kB(scripts),
      kB(all),
      interactive.toFixed(0),
      ratio.toFixed(2),
      again.toFixed(0),
      ratioAgain.toFixed(2),
    ]),
  ),
  figures: screens.flatMap(({ route, scripts, interactive, ratio, again, ratioAgain }) => [
    figure(`${route}, kB of JavaScript`, scripts / 1000),
    figure(`${route}, ms until usable with a processor 4 times slower`, interactive),
    atMost(`${route}, that of an empty page`, ratio, SLOWEST),
    figure(`${route}, ms until usable again, with cached files`, again),
    atMost(`${route} again, that of an empty page again`, ratioAgain, SLOWEST),
  ]),
})

/** The least number of times that Nivas should be better than HotelDruid. */
const TIMES = 20

export const hotelDruidPart = (measured: readonly Beside[]): Part => ({
  table: table(
    ['', 'HotelDruid', 'Nivas', 'times better', 'goal'],
    measured.map(({ name, unit, theirs, ours, times }) => [
      `${name}, ${unit}`,
      theirs.toFixed(1),
      ours.toFixed(1),
      times.toFixed(1),
      `at least ${TIMES}`,
    ]),
  ),
  figures: measured.map(({ name, times }) => atLeast(`${name}, times better than HotelDruid`, times, TIMES)),
})

export const plansPart = (rows: number, { asked, wrong }: { asked: number; wrong: number }): Part => ({
  table: `Of ${asked} tests of how questions are answered among ${rows.toLocaleString('en')} reservations, ${wrong} found a plan that is wrong.`,
  figures: [atMost(`wrong plans among ${rows.toLocaleString('en')} reservations`, wrong, 0)],
})
