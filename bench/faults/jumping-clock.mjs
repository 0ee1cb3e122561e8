// Loaded into a server before its code. At each SIGUSR2 the server's clock jumps: 20 minutes ahead, then 20 minutes
// behind, then back to the right time. Like those of a real system, timers do not follow the jumps.

const RealDate = Date
const AWAY = 20 * 60_000
const jumps = [AWAY, -AWAY, 0]
let offset = 0

process.on('SIGUSR2', () => {
  offset = jumps.shift() ?? 0
  jumps.push(offset)
})

const now = () => RealDate.now() + offset
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
