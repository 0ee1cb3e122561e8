// Loaded into a server before anything else (node --import): sets its clock to the time that its parent
// sends, from where it runs on, so that years of arrivals are replayed in minutes. The database keeps its own
// time.
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

// A delay until a moment of the database's time may exceed the maximum of a timer.
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
// Without its parent, which has ended in some way, no process would stop this one.
process.on('disconnect', () => process.exit())
