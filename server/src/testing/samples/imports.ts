import type { Samples } from './sample.ts'

export const imports: Samples = {
  'imports.upload': () => ({ kind: 'customers', file_name: 'x.csv' }),
  'imports.get': ({ id }) => ({ id }),
  'imports.problems': ({ id }) => ({ id, page: 1, per_page: 25, sort: 'row_number', order: 'asc' }),
  'imports.run': ({ id }) => ({ id }),
  'imports.discard': ({ id }) => ({ id }),
}
