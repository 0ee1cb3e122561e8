import type { imports } from '@nivas/contract/imports/calls.ts'
import type { NotRead, Samples } from '../../testing/samples/sample.ts'

export const samples: Samples<typeof imports> = {}

export const notRead: NotRead<typeof imports> = {
  // The content of the sample's file cannot be read.
  upload: ['kind', 'file_name'],
}
