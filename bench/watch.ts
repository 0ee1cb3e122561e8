// Loaded into a server before anything else (node --import): tells its parent, asked for it, the longest that anything had
// to wait for the server's one thread since it was last asked, in ms, and the most memory it ever had, in MB.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
process.on('message', () => {
  process.send?.({ longest: delay.max / 1e6, memory: process.resourceUsage().maxRSS / 1024 })
  delay.reset()
})
