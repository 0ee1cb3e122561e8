import * as z from 'zod'
import { del, get, post } from '../call.ts'
import { byId } from '../fields.ts'
import { pageQuery } from '../page.ts'
import {
  anyImport,
  FileName,
  Import,
  ImportProblem,
  importTypes,
  KindOfImport,
  MOST_BYTES,
} from './schemas.ts'

/** The caller needs one of these; the use case requires the one of the kind. */
const permission = anyImport

export const imports = {
  upload: post('/admin/imports/:kind', {
    permission,
    summary: 'Upload a spreadsheet and start checking it',
    params: KindOfImport,
    query: FileName,
    upload: { types: Object.values(importTypes), most: MOST_BYTES },
    returns: Import,
    record: 'import',
  }),
  get: get('/admin/imports/:id', {
    permission,
    summary: 'How an import stands: how far it has come, what it would change, its first rows',
    params: byId,
    returns: Import,
  }),
  problems: get('/admin/imports/:id/problems', {
    permission,
    summary: 'Every wrong cell of the file, by row and column',
    params: byId,
    query: pageQuery(['row_number'], {}, 'asc'),
    paged: true,
    returns: ImportProblem,
  }),
  run: post('/admin/imports/:id/run', {
    permission,
    summary: 'Start importing a checked file that has no wrong cells',
    params: byId,
    returns: Import,
    record: 'import',
  }),
  discard: del('/admin/imports/:id', {
    permission,
    summary: 'Discard a file and its check results',
    params: byId,
    returns: z.null(),
    record: 'import',
  }),
}
