// Loaded into a server before anything else (node --import): on request, sends its parent the longest delay
// of the server's main thread since the last request, in ms, and its maximum memory, in MB.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
process.on('message', () => {
  process.send?.({ longest: delay.max / 1e6, memory: process.resourceUsage().maxRSS / 1024 })
  delay.reset()
})
