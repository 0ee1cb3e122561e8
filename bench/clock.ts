// Loaded into a server before anything else (node --import): sets its clock to the moment that its parent tells it, from
// where it goes on; so that years of arrivals can be played in minutes. The database keeps its own time.
let ahead = 0
const Real = Date

class Moved extends Real {
  constructor(...given: unknown[]) {
    super(...((given.length > 0 ? given : [Real.now() + ahead]) as [number]))
  }
  static override now() {
    return Real.now() + ahead
  }
}

// What waits for a moment of the database's time would wait for longer than a timer can.
const LONGEST = 2 ** 31 - 1
const wait = globalThis.setTimeout
globalThis.setTimeout = Object.assign(
  (work: () => void, ms = 0, ...given: []) => wait(work, Math.min(ms, LONGEST), ...given),
  wait,
) as typeof wait

globalThis.Date = Moved as DateConstructor
process.on('message', ({ clock }: { clock: number }) => {
  ahead = clock - Real.now()
  process.send?.({ clock })
})
// Its parent is gone, however that came about: nobody would ever stop it.
process.on('disconnect', () => process.exit())
