import { papers } from '../paper/line.ts'
import type { Settings } from '../settings.ts'
import { cupsOutput } from './cups.ts'
import { deviceOutput } from './device.ts'
import type { Output } from './output.ts'
import { previewOutput } from './preview.ts'
import { tcpOutput } from './tcp.ts'

/** The output that the settings name. */
export function openOutput({ printTo, previewDir, paper }: Settings): Output {
  switch (printTo.kind) {
    case 'preview':
      return previewOutput(previewDir, papers[paper])
    case 'tcp':
      return tcpOutput(printTo.host, printTo.port)
    case 'file':
      return deviceOutput(printTo.path)
    case 'cups':
      return cupsOutput(printTo.queue)
  }
}
