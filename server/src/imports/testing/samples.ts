import type { imports } from '@nivas/contract/imports/calls.ts'
import type { Samples, Unread } from '../../testing/samples/sample.ts'

export const samples: Samples<typeof imports> = {}

export const unread: Unread<typeof imports> = {
  // The file of the sample cannot be read.
  upload: ['kind', 'file_name'],
}
