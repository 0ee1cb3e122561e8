import type { Samples } from './sample.ts'

export const identity: Samples = {
  'identity.readCard': () => ({ text: '999941057058' }),
}
