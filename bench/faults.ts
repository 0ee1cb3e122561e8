import { parseArgs } from 'node:util'
import { kills } from './faults/kills.ts'

// npm run faults -- --runs N: kill -9 under load, and then the slower faults.

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '30' },
    port: { type: 'string', default: '3114' },
    only: { type: 'string' },
  },
})
const port = Number(values.port)
const killed = await kills(Number(values.runs), port, Math.random)
console.log(JSON.stringify(killed))
