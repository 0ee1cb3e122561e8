import { runOnce, startCluster } from './cluster.ts'
import { printFigures } from './figures.ts'
import { measureBeside } from './hoteldruid/measure.ts'
import { findHotelDruid, HOW_TO } from './hoteldruid/site.ts'
import { ROOMS, STAYS } from './hoteldruid/stays.ts'
import { machine } from './machine.ts'
import { hotelDruidPart } from './report.ts'
import { writeResults } from './results.ts'

// `npm run bench:hoteldruid`: measures HotelDruid (Debian's package, which must be installed) and Nivas in turns, with
// the same rooms and stays on the same PostgreSQL. `STAYS=2000` sets a different number of stays.

const found = findHotelDruid()
if (!found) {
  console.log(HOW_TO)
  console.log(JSON.stringify({ figures: [], missing: 'hoteldruid' }))
  // The measurement has failed, because HotelDruid is missing.
  process.exit(1)
}
const cluster = await startCluster()
try {
  const { measured, doubled, again } = await measureBeside(cluster)
  const { table, figures } = hotelDruidPart(measured)
  const { url } = await cluster.plain('bench_version')
  const { rows } = await runOnce(url, `select split_part(version(), ' on ', 1) as version`)
  console.log(`\n${table}\n`)
  writeResults(
    'Beside HotelDruid',
    `By \`npm run bench:hoteldruid\` on ${new Date().toISOString().slice(0, 10)}: ${machine(rows[0].version)}, everything on this one machine. HotelDruid ${found.version}
by PHP ${found.php} with opcache, nobody signed in; Nivas with session, permission and audit. Both with ${ROOMS} rooms and ${STAYS.toLocaleString('en')} stays on the same PostgreSQL, in turns, the medians of five rounds. Every booking was found
again on both sides; pairs of stays that share a room in a night: ${doubled} in HotelDruid, which nothing there forbids, none here, where the database does. At eight desks HotelDruid refused ${again} bookings because another
desk was faster; they were asked for again.

${table}`,
  )
  printFigures(figures, { doubled, again })
} finally {
  await cluster.stop()
}
