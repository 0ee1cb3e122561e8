// Loaded into a server before all other modules (node --import). Sets the server's clock to the time that its parent
// sends, from which it runs on, so that years of arrivals are replayed in minutes. The database keeps the real time.
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

// A delay until a time of the database may exceed the maximum of a timer.
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
// End with the parent, because no other process would stop this one.
process.on('disconnect', () => process.exit())
