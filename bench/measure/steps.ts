/** A measurement of the evening: a script of package.json, its arguments, and its approximate duration in minutes. */
export type Step = { name: string; script: string; args?: readonly string[]; minutes: number }

const bench = (part: string, minutes: number): Step => ({
  name: part,
  script: 'bench',
  args: ['--only', part],
  minutes,
})
const own = (name: string, minutes: number, ...args: string[]): Step => ({
  name: args[0]?.match(/^\w/) ? `${name} ${args[0]}` : name,
  script: `bench:${name}`,
  args,
  minutes,
})

/**
 * Every measurement, in the order of the evening. First come the measurements that share the filled databases of `npm
 * run bench`, then those with separate databases, shorter ones first, so that an evening that ends early has most of
 * them. Measurements that kill and restart servers come after those that compare durations; those that need only
 * processor time come last.
 */
export const steps: readonly Step[] = [
  bench('throughput', 40),
  bench('growth', 20),
  bench('floor', 10),
  bench('footprint', 2),
  bench('screens', 10),
  bench('plans', 4),
  own('find', 2),
  own('worth', 3),
  own('hoteldruid', 1),
  own('import', 2),
  own('plan', 2),
  own('cash', 1),
  own('dictionary', 1),
  own('dashboard', 14),
  own('scan', 2),
  own('counters', 1),
  own('transliteration', 1),
  own('phone', 2),
  own('electrical', 4),
  own('samadh', 10),
  own('pos', 15),
  own('reports', 15),
  own('day', 13, '--minutes', '10'),
  own('replay', 15, '--kills', '5'),
  { name: 'replay beside tills', script: 'bench:replay', args: ['--tills', '--kills', '5'], minutes: 25 },
  own('offline', 3),
  own('offline', 10, 'samadh'),
  own('offline', 15, 'pos'),
  { name: 'backup', script: 'try:backup', minutes: 5 },
  { name: 'cluster', script: 'try:cluster', minutes: 25 },
  { name: 'faults', script: 'faults', args: ['--runs', '100'], minutes: 30 },
  { name: 'fuzz', script: 'fuzz', args: ['--inputs', '200000'], minutes: 20 },
  { name: 'mutants of the rules', script: 'mutants', minutes: 30 },
  { name: 'mutants of the use cases', script: 'mutants', args: ['--part', 'use-cases'], minutes: 60 },
]
