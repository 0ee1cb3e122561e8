// Loaded into a server before all other modules (node --import). On request, sends its parent the longest delay of the
// server's main thread since the last request in ms, and its peak memory in MB.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
process.on('message', () => {
  process.send?.({ longest: delay.max / 1e6, memory: process.resourceUsage().maxRSS / 1024 })
  delay.reset()
})
